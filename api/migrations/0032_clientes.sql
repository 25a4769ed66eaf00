-- Where 0021 ran before it had them: bodies as text, so that newer minor versions of PostgreSQL let later migrations add
-- columns with a default to the clients.

create or replace function nombre_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$
  select c.nombre
    || case when c.apellido_paterno = '' then '' else ' ' || c.apellido_paterno end
    || case when c.apellido_materno = '' then '' else ' ' || c.apellido_materno end
$$;

create or replace function empresa_de_cliente(c clientes) returns text
  language sql immutable parallel safe
as $$ select coalesce(nullif(c.nombre_comercial, ''), c.razon_social) $$;
