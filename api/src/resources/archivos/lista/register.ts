import { type ArchivoPorVencer, CLASES_ARCHIVO } from '@backoffice/shared/contract'
import { phone } from '../../../platform/exports/phone.ts'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/calls/call.ts'
import { registerExport } from '../../../platform/exports/register.ts'
import { type Column, defineExport } from '../../../platform/exports/spec.ts'
import { answerPage } from '../../../platform/lists/answer.ts'
import { archivo } from '../entidad.ts'
import { archivosList, archivosRows } from './list.ts'

const columns: Column<ArchivoPorVencer>[] = [
  { titulo: 'Cliente', valor: ({ cliente }) => cliente.nombre },
  { titulo: 'Archivo', valor: ({ nombre }) => nombre },
  { titulo: 'Clase', valor: ({ clase }) => clase && CLASES_ARCHIVO[clase] },
  { titulo: 'Vence', kind: 'dia', valor: ({ vence }) => vence },
  { titulo: 'Celular', valor: ({ cliente }) => phone(cliente.celular ?? '') },
  { titulo: 'Correo', valor: ({ cliente }) => cliente.email },
]

const archivosExport = defineExport({
  lista: 'archivos',
  entity: archivo,
  list: archivosList,
  rows: archivosRows,
  columns: () => columns,
})

/** The list of files with a last day, and its export (E-19). */
export function registerLista(app: FastifyInstance): void {
  registerExport(app, archivosExport)
  registerCall(app, 'POST /archivos/listar', (call) =>
    answerPage(app.db, call, archivosList, { miembro: 'archivos', rows: archivosRows }),
  )
}
