import { type ClaseRecordatorio, calls } from '@backoffice/shared/contract'
import type { Session } from '../../../platform/auth/session.ts'
import { seesNames } from '../../contrataciones/access.ts'
import { asesoriasDelDia, tareasDelDia } from './dia.ts'
import { terminan } from './membresias.ts'
import type { Seccion } from './seccion.ts'

type May = Pick<Session, 'may'>

const anyOf =
  (access: readonly string[]) =>
  ({ may }: May) =>
    access.some(may)

const seesAsesorias = anyOf(calls['POST /asesorias/listar'].access)
const seesTareas = anyOf(calls['POST /tareas/mias'].access)
const seesPurchases = anyOf(calls['POST /contrataciones/listar'].access)

interface Clase {
  /** As the mail and the page that stops it call it. */
  nombre: string
  /** Whether it is sent to a person who never chose. */
  porOmision: boolean
  /** What it tells, each part to whoever may see it. */
  secciones: { may: (session: May) => boolean; read: Seccion }[]
}

/** The kinds of reminders (E-15). */
export const CLASES: Record<ClaseRecordatorio, Clase> = {
  dia: {
    nombre: 'Mis asesorías y tareas del día',
    porOmision: true,
    secciones: [
      { may: seesAsesorias, read: asesoriasDelDia },
      { may: seesTareas, read: tareasDelDia },
    ],
  },
  membresias: {
    nombre: 'Membresías por terminar',
    porOmision: false,
    // Whose they are says the client's name (D60).
    secciones: [{ may: (session) => seesPurchases(session) && seesNames(session), read: terminan }],
  },
}

/** Every kind, in the order of the profile. */
export const clases = Object.keys(CLASES) as ClaseRecordatorio[]

/** Whether a person may see anything that a kind tells. */
export const maySee = (session: May, clase: ClaseRecordatorio): boolean =>
  CLASES[clase].secciones.some(({ may }) => may(session))
