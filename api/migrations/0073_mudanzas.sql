-- An office that moves to another installation (npm run mudar-empresa), and where those that moved are now.

create table mudanzas (
  id_locatario uuid primary key references empresas,
  -- where its people sign in afterwards
  direccion text not null,
  creacion timestamptz(3) not null default now(),
  -- since when nobody works in it here; null: it can be read while it is copied
  cierre timestamptz(3)
);

-- From an e-mail to the installation of its office, once its rows are gone from here: no password, no name.
create table directorio (
  -- sha-256 of the e-mail as identidades.email_n
  cuenta bytea primary key,
  direccion text not null,
  creacion timestamptz(3) not null default now()
);

grant select on mudanzas, directorio to backoffice_api;

-- With its owner's rights: whoever sweeps and cleans up reads no office.
create function f_no_se_muda() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select from mudanzas m where m.id_locatario = locatario()) then
    raise exception 'the office is moving' using errcode = 'MU001';
  end if;
  return null;
end
$$;

-- Every table whose rows move; the audit goes on, and moves last. A later table of an office adds its own.
do $$
declare
  tabla text;
begin
  foreach tabla in array array[
    'empresas', 'usuarios', 'identidades', 'membresias', 'clientes', 'asesorias', 'calendarios', 'contrataciones', 'pagos',
    'notas', 'mensajes', 'textos_mensajes', 'recordatorios', 'recordatorios_dias', 'recordatorios_elegidos', 'vistas',
    'archivos', 'miniaturas', 'bytes_sueltos', 'logos', 'oficinas', 'folios_recibos', 'recibos', 'enlaces_recibos',
    'exigencias_paso', 'busquedas_duplicados', 'pares_duplicados', 'pares_distintos', 'uniones', 'union_filas'
  ] loop
    execute format(
      'create trigger no_se_muda before insert or update or delete on %I for each statement execute function f_no_se_muda()',
      tabla
    );
  end loop;
end
$$;
