-- How many months a plan's price pays for (E-06); null: it says nothing of that. Without a default, so that no row is rewritten.
alter table membresias add column duracion smallint check (duracion between 1 and 120);
