-- The search box finds every file by its name (E-02), not only among the newest. 10 MB for 100,000 names; building it takes
-- 2 s for so many, in which nobody can add a file.
create index archivos_nombre on archivos using gin (f_letras(f_norm(nombre || '.' || extension) collate "C"))
  with (gin_pending_list_limit = 512) where eliminacion is null;

-- For archivos_por_nombre (repeatable/archivos.sql), which names the tenant itself.
grant select on archivos to backoffice_interno;
create policy interno on archivos for select to backoffice_interno using (true);
