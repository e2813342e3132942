"""The database: schema, migrations, transactions, integrity checks and backups."""
