"""Changes that are written together with entries of a table's log, as statements."""

from typing import Any

from sqlalchemy import Executable, delete, insert, select, update

from frontier.server.storage import schema


def lock_table(table: str) -> Executable:
    """Lock a table's row until the transaction ends: two who each see only their own change would both believe that
    somebody is still missing. (SQLite has a single writer anyway.)"""
    row = select(schema.tables.c.id).where(schema.tables.c.id == table)
    return row.with_for_update(key_share=True)


def save_plan(table: str, seat: int, plan: dict[str, Any] | None) -> tuple[Executable, ...]:
    """Save a seat's plan in place of the one before; None deletes it."""
    own = (schema.plans.c.table == table) & (schema.plans.c.seat == seat)
    forget = delete(schema.plans).where(own)
    if plan is None:
        return (forget,)
    return forget, insert(schema.plans).values(table=table, seat=seat, plan=plan)


def mark_stand_in(table: str, seat: int, bot: str | None) -> Executable:
    """Save which bot plays for a person; None means that the person is back."""
    own = (schema.seats.c.table == table) & (schema.seats.c.seat == seat)
    values: dict[str, Any] = {"stand_in": bot} if bot is not None else {"stand_in": None, "left": False}
    return update(schema.seats).where(own).values(**values)
