import { archivos } from './archivos.ts'
import { asesorias } from './asesorias.ts'
import { auth } from './auth.ts'
import { buscador } from './buscador.ts'
import { catalogos } from './catalogos.ts'
import { clientes } from './clientes.ts'
import { contrataciones } from './contrataciones.ts'
import { derived } from './derived.ts'
import { posiblesDuplicados } from './duplicados.ts'
import type { Handlers } from './handler.ts'
import { historia } from './historia.ts'
import { importaciones } from './importaciones.ts'
import { inicio } from './inicio.ts'
import { lotes } from './lotes.ts'
import { membresias } from './membresias.ts'
import { mensajes } from './mensajes.ts'
import { notas } from './notas.ts'
import { oficina } from './oficina.ts'
import { perfil } from './perfil.ts'
import { perfilPersonal } from './perfilPersonal.ts'
import { recibos } from './recibos.ts'
import { recuperacion } from './recuperacion.ts'
import { usuarios } from './usuarios.ts'
import { vistas } from './vistas.ts'

/** Every call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...derived,
  ...auth,
  ...recuperacion,
  ...clientes,
  ...posiblesDuplicados,
  ...perfil,
  ...archivos,
  ...contrataciones,
  ...recibos,
  ...mensajes,
  ...notas,
  ...historia,
  ...asesorias,
  ...lotes,
  ...importaciones,
  ...usuarios,
  ...catalogos,
  ...membresias,
  ...perfilPersonal,
  ...oficina,
  ...buscador,
  ...inicio,
  ...vistas,
  'GET /salud': () => ({ estado: 'bien', version: '1.0.0' }),
  'POST /telemetria': () => ({}),
}
