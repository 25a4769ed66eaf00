/** The copy of «Recibo» of a purchase (E-13). */
export const textos = {
  accion: 'Recibo',
  titulo: (plan: string) => `Recibo: ${plan}`,
  tituloDePago: (plan: string) => `Recibo de un pago: ${plan}`,
  ver: 'Ver PDF',
  correo: 'Enviar por correo',
  whatsapp: 'Enviar por WhatsApp',
  cerrar: 'Cerrar',
  abriendo: 'Abriendo el recibo…',
  folio: 'El folio se asigna la primera vez. Después, el recibo siempre es el mismo.',
  deCual: (folio: number, dia: string) => `Recibo ${folio}, emitido el ${dia}`,
  hasta: (dia: string) => `El enlace que se envió vale hasta el ${dia}.`,
  mensaje: (folio: number, oficina: string, enlace: string, dia: string) =>
    `Recibo ${folio}${oficina && ` de ${oficina}`}: ${enlace} (vale hasta el ${dia})`,
}
