/** A task of the tenant's first client; `fillOffice` also fills older schemas, which have no notes. */
const A_NOTE = `insert into notas (id_locatario, _id, id_cliente, texto, vence, id_responsable, id_autor)
  select c.id_locatario, gen_random_uuid(), c._id, E'línea 1\\nlínea 2 <b>', '2026-03-01', u._id, u._id
  from clientes c join usuarios u on u.id_locatario = c.id_locatario limit 1`

/** Where somebody's own calendar reads their advisories (E-21). */
const A_CALENDAR = `insert into calendarios (id_locatario, id_usuario, huella)
  select id_locatario, _id, sha256('c') from usuarios where id_locatario = locatario() limit 1`

/** The office requires a second step of everybody (E-17); what people have for it is in no backup. */
const A_REQUIREMENT = `insert into exigencias_paso (id_locatario, dias) values (locatario(), 14)`

/** A reminder that was sent, and that its person has turned off since (E-15). */
const A_REMINDER = [
  `insert into recordatorios_elegidos (id_locatario, id_usuario, clase, activo)
   select id_locatario, _id, 'dia', false from usuarios where id_locatario = locatario() limit 1`,
  `insert into recordatorios_dias (id_locatario, dia) values (locatario(), current_date)`,
  `insert into recordatorios (id_locatario, _id, id_usuario, clase, dia, tomado, enviado, huella)
   select id_locatario, gen_random_uuid(), _id, 'dia', current_date, now(), now(), sha256('r')
   from usuarios where id_locatario = locatario() limit 1`,
]

/** An office with its logo, and a receipt with it that somebody was sent a link to (E-13). */
const A_RECEIPT = [
  `insert into logos (id_locatario, _id, imagen, sha256)
   values (locatario(), gen_random_uuid(), '\\x8950', sha256('\\x8950'))`,
  `insert into oficinas (id_locatario, rfc, id_logo) select id_locatario, 'NCO010101AB1', _id from logos
   where id_locatario = locatario()`,
  `insert into membresias (id_locatario, _id, nombre) values (locatario(), gen_random_uuid(), 'Básica')`,
  `insert into contrataciones (id_locatario, _id, id_cliente, id_membresia, membresia, total, metodo, fecha_inicio, fecha_fin)
   select c.id_locatario, gen_random_uuid(), c._id, m._id, m.nombre, 5089.80, 2, '2026-01-01', '2026-12-31'
   from clientes c join membresias m on m.id_locatario = c.id_locatario where c.id_locatario = locatario() limit 1`,
  `insert into folios_recibos (id_locatario, ultimo) values (locatario(), 1)`,
  `insert into recibos (id_locatario, _id, folio, id_contratacion, id_cliente, datos, id_logo)
   select k.id_locatario, gen_random_uuid(), 1, k._id, k.id_cliente, '{"total": 5089.80}', l._id
   from contrataciones k join logos l on l.id_locatario = k.id_locatario where k.id_locatario = locatario() limit 1`,
  `insert into pagos (id_locatario, _id, id_contratacion, fecha, metodo, monto)
   select id_locatario, gen_random_uuid(), _id, '2026-01-05', 0, 89.80 from contrataciones where id_locatario = locatario() limit 1`,
  `update contrataciones set pagado = 89.80 where _id in (select id_contratacion from pagos where id_locatario = locatario())`,
  `insert into enlaces_recibos (id_locatario, huella, id_recibo, vence)
   select id_locatario, sha256('x'), _id, now() + interval '1 day' from recibos where id_locatario = locatario()`,
]

/** A text of the office, and what was sent with it (E-22). */
const A_MESSAGE = [
  `insert into textos_mensajes (id_locatario, textos, version)
   values (locatario(), '[{"nombre": "Ñu", "asunto": "", "texto": "Hola {nombre}"}]', 1)`,
  `insert into mensajes (id_locatario, _id, id_cliente, id_contratacion, canal, para, asunto, texto, id_autor)
   select k.id_locatario, gen_random_uuid(), k.id_cliente, k._id, 'correo', 'a@b.mx', '', E'Hola\\nÑu', u._id
   from contrataciones k join usuarios u on u.id_locatario = k.id_locatario where k.id_locatario = locatario() limit 1`,
]

/** Rows of the tables that older schemas lack, in the tenant of the connection; `fillOffice` fills the others. */
export const ROWS_OF_LATER_TABLES = [
  A_NOTE,
  A_CALENDAR,
  A_REQUIREMENT,
  ...A_REMINDER,
  ...A_RECEIPT,
  ...A_MESSAGE,
]
