import type { OwnRows } from '../row.ts'

const message = { asunto: 'Aviso', texto: 'Hola {nombre}: tu {plan} termina el {dia}.' }

export const mensajesRows: OwnRows = {
  'POST /mensajes/textos': { body: () => ({}) },
  'POST /mensajes/guardar_textos': {
    body: ({ marca }) => ({ textos: [{ nombre: marca, ...message }] }),
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
