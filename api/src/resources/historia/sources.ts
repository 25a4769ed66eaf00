import type { CanalMensaje, TipoHistoria } from '@backoffice/shared/contract'
import { fullName } from '../../platform/database/statements/full-name.ts'
import { isoInstant } from '../../platform/database/statements/instant.ts'
import { canceladas, contratadas, pagados, pagosCancelados } from './purchases.ts'
import { ofCliente, quien, type Row, type Source, source } from './source.ts'

interface NotaRow extends Row {
  version: number
  texto: string
  vence: string | null
  hecha: string | null
  id_autor: string
  id_responsable: string | null
  responsable: string
}

const notas = source<NotaRow>(
  'notas',
  {
    select: `t.version, t.texto, t.vence::text, t.hecha::text, t.id_autor, ${fullName('u')} as autor, t.id_responsable,
      ${fullName('r')} as responsable`,
    momento: 't.creacion',
    from: `notas t join usuarios u on (u.id_locatario, u._id) = (t.id_locatario, t.id_autor)
      left join usuarios r on (r.id_locatario, r._id) = (t.id_locatario, t.id_responsable)
      where ${ofCliente} and t.eliminacion is null`,
  },
  ({ _id, valor, version, texto, vence, hecha, id_autor, autor, id_responsable, responsable }) => ({
    tipo: 'nota',
    nota: {
      ...{ _id, version, texto, vence },
      hecha: hecha === null ? null : isoInstant(hecha),
      autor: { _id: id_autor, nombre: autor ?? '' },
      responsable: id_responsable === null ? null : { _id: id_responsable, nombre: responsable },
      creacion: isoInstant(valor),
    },
  }),
)

const asesorias = source<
  Row & {
    motivo: string
    tipo: 0 | 1 | 2
    fecha: string
    hora: string | null
    finalizacion: string | null
  }
>(
  'asesorias',
  {
    select: `t.motivo, t.tipo, t.creacion::text as fecha, to_char(t.hora, 'HH24:MI') as hora, t.finalizacion::text,
      ${fullName('u')} as autor`,
    momento: 't.registro',
    from: `asesorias t join usuarios u on (u.id_locatario, u._id) = (t.id_locatario, t.id_asesor)
      where ${ofCliente} and t.eliminacion is null`,
  },
  ({ motivo, tipo, fecha, hora, finalizacion }) => ({
    tipo: 'asesoria',
    asesoria: { motivo, tipo, fecha, hora, finalizacion },
  }),
)

const archivos = source<Row & { nombre: string; extension: string }>(
  'archivos',
  {
    select: `t.nombre, t.extension, ${quien('archivo', 'crear', 'asc')}`,
    momento: 't.fecha',
    from: `archivos t where ${ofCliente} and t.eliminacion is null`,
  },
  ({ nombre, extension }) => ({ tipo: 'archivo', archivo: { nombre, extension } }),
)

const mensajes = source<Row & { canal: CanalMensaje; para: string; texto: string }>(
  'mensajes',
  {
    select: `t.canal, t.para, t.texto, ${fullName('u')} as autor`,
    momento: 't.creacion',
    from: `mensajes t join usuarios u on (u.id_locatario, u._id) = (t.id_locatario, t.id_autor) where ${ofCliente}`,
  },
  ({ canal, para, texto }) => ({ tipo: 'mensaje', mensaje: { canal, para, texto } }),
)

type Valor = string | number | null

interface CambioRow extends Row {
  accion: 'crear' | 'editar' | 'eliminar' | 'restaurar'
  campos: string[]
  valores:
    | { campo: string; antes: Valor; despues: Valor; antes_id?: string | null; despues_id?: string | null }[]
    | null
}

/** A field's value, of which a catalogue has the name. */
const valorDe = (lado: 'antes' | 'despues') => `case d.campo
    when 'regimen_fiscal' then (select to_jsonb(r.nombre) from regimenes_fiscales r where r._id::text = t.${lado} ->> d.campo)
    when 'giro' then (select to_jsonb(g.nombre) from giros g where g._id::text = t.${lado} ->> d.campo)
    else t.${lado} -> d.campo end`

/** The ids of what a catalogue has. */
const IDS = `case when d.campo in ('regimen_fiscal', 'giro') then
    jsonb_build_object('antes_id', t.antes -> d.campo, 'despues_id', t.despues -> d.campo) else '{}' end`

/** An edit, unless the person's data was erased. */
const EDITADO =
  "t.accion = 'editar' and jsonb_typeof(t.antes) = 'object' and jsonb_typeof(t.despues) = 'object'"

const cambios = source<CambioRow>(
  'cambios',
  {
    select: `t.accion, array(
        select jsonb_object_keys(t.despues) where t.accion = 'editar' and jsonb_typeof(t.despues) = 'object' order by 1
      ) as campos, (
        select jsonb_agg(jsonb_build_object('campo', d.campo, 'antes', ${valorDe('antes')},
          'despues', ${valorDe('despues')}) || ${IDS} order by d.campo)
        from jsonb_object_keys(case when ${EDITADO} then t.despues end) d (campo)
      ) as valores, ${fullName('u')} as autor`,
    momento: 't.momento',
    from: `auditoria t left join usuarios u on (u.id_locatario, u._id) = (t.id_locatario, t.id_usuario)
      where t.id_locatario = $1 and t.entidad = 'cliente' and t.id_entidad = $2
        and t.accion in ('crear', 'editar', 'eliminar', 'restaurar')`,
  },
  ({ accion, campos, valores }) => ({
    tipo: 'cambio',
    cambio: { accion, campos, ...(valores && { valores }) },
  }),
)

/** Where the entries of each kind come from. */
export const sources: Record<TipoHistoria, Source[]> = {
  nota: [notas],
  asesoria: [asesorias],
  contratacion: [contratadas, canceladas],
  pago: [pagados, pagosCancelados],
  archivo: [archivos],
  mensaje: [mensajes],
  cambio: [cambios],
}
