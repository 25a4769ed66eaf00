import { beginning, camposDe } from '@backoffice/shared/format'

const campos = camposDe.nota

export const textos = {
  titulo: 'Notas y tareas',
  vacia: 'No hay notas ni tareas',
  agregar: 'Agregar nota',
  vence: (dia: string) => `Vence el ${dia}`,
  hecha: (dia: string) => `Hecha el ${dia}`,
  de: (nombre: string) => `A cargo de ${nombre}`,
  acciones: { terminar: 'Terminar', reabrir: 'Reabrir', editar: 'Editar', eliminar: 'Eliminar' },
  nombre: (texto: string) => {
    const cut = beginning(texto, 40)
    return `«${cut}${cut === texto ? '' : '…'}»`
  },
  nueva: 'Agregar nota',
  edicion: 'Editar nota',
  guardar: 'Guardar',
  campos: { texto: campos.texto, vence: campos.vence, responsable: campos.id_responsable },
  elegir: 'Sin elegir',
  pista: 'Con día o responsable es una tarea; sin responsable, es de quien la escribe.',
  faltanObligatorios: 'Todos los campos son obligatorios',
  obligatorio: 'El texto es obligatorio',
  cambio: {
    titulo: 'La nota cambió mientras tanto',
    texto: (texto: string) =>
      `Ahora dice: «${texto}». Con «Guardar» queda lo escrito aquí; con «Cancelar», lo de antes.`,
  },
  eliminar: { titulo: 'Eliminar nota', antes: '¿Eliminar la nota ', despues: '?' },
}
