-- The search box finds an advisory by words of its client and its motivo together. An index of an expression: the table
-- is not rewritten, and reading goes on while it is built.
set local maintenance_work_mem = '256MB';
create index asesorias_asunto on asesorias using gin (f_letras(f_norm(cliente || ' ' || motivo) collate "C"))
  with (gin_pending_list_limit = 512) where eliminacion is null;
