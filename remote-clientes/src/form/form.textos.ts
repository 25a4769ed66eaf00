/** The copy of the client forms. */
export const textos = {
  nuevo: 'Nuevo cliente',
  editar: 'Editar cliente',
  unido: (nombre: string) => `Ese cliente se unió con «${nombre}», que es quien se muestra`,
  tiposPersona: { fisica: 'Física', moral: 'Moral' },
  elegir: {
    tipoPersona: 'Elegir el tipo de persona',
    regimen: 'Elegir el régimen fiscal',
    giro: 'Elegir la actividad empresarial',
  },
  moralPorRfc: 'Un RFC de 12 caracteres es de persona moral. Se puede cambiar.',
  primeroTipoPersona: 'Se elige después del tipo de persona.',
  sinCatalogo: {
    regimen: 'No se pudo cargar la lista de regímenes fiscales. Lo demás se puede llenar y guardar.',
    giro: 'No se pudo cargar la lista de actividades empresariales. Lo demás se puede llenar y guardar.',
    reintentar: 'Reintentar',
  },
  faltanObligatorios: 'Todos los campos son obligatorios',
  nombreObligatorio: 'El nombre es obligatorio',
  noExiste: {
    titulo: 'Este cliente ya no existe',
    volver: 'Volver a Clientes',
    to: '/clientes',
  },
  conflicto: 'Otra persona cambió este cliente',
  avisos: {
    ingresos: 'El máximo es menor que el mínimo: conviene revisarlos. Se puede guardar así.',
    rfc: {
      forma:
        'No parece un RFC: son 3 o 4 letras, 6 dígitos de la fecha y 3 caracteres más. Se puede guardar así.',
      persona:
        'Un RFC lleva 13 caracteres si es de persona física y 12 si es de persona moral. Se puede guardar así.',
      digito: 'El dígito verificador no coincide: conviene revisar el RFC. Se puede guardar así.',
    },
    curp: {
      forma: 'No parece una CURP: son 18 letras y dígitos. Se puede guardar así.',
      digito: 'El dígito verificador no coincide: conviene revisar la CURP. Se puede guardar así.',
    },
  },
}
