export const textos = {
  titulo: 'Puede que este cliente ya exista',
  motivos: {
    nombre: 'mismo nombre',
    email: 'mismo correo',
    celular: 'mismo teléfono',
    rfc: 'mismo RFC',
    curp: 'misma CURP',
  },
  otraPestana: '(se abre en otra pestaña)',
}
