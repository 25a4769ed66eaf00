import { uuidv7 } from 'uuidv7'
import type { OwnRows } from '../row.ts'

const message = { asunto: 'Aviso', texto: 'Hola {nombre}: tu {plan} termina el {dia}.' }

export const mensajesRows: OwnRows = {
  'POST /mensajes/textos': { body: () => ({}) },
  'POST /mensajes/guardar_textos': {
    // The same texts again change nothing.
    body: () => ({ textos: [{ nombre: uuidv7(), ...message }] }),
  },
  'POST /mensajes/preparar': {
    body: ({ cliente }) => ({ clientes: [cliente] }),
    otherIds: 'unseen',
  },
  'POST /mensajes/enviar': {
    body: ({ cliente, contratacion }) => ({
      ...{ canal: 'correo', ...message },
      destinatarios: [{ id_cliente: cliente, id_contratacion: contratacion }],
    }),
  },
}
