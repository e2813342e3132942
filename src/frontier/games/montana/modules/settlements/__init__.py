"""Module 1, special settlements: market, gate and watchtower (X-SPECIAL, X-MARKET, X-GATE, X-TOWER)."""
