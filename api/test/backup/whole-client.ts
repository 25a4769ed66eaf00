/** A régimen of the SAT's catalogue by its key: `regimen(612)`. */
export const regimen = (clave: number) => `01900000-0000-7000-8000-000000000${clave}`
const GIRO_54 = '01900000-0000-7000-8000-000000000154'

/** A client with every field of the form, as it is sent. */
export const whole = {
  nombre: 'María José',
  apellido_paterno: 'Ávila',
  apellido_materno: 'Ñúñez',
  nacimiento: '1990-02-28',
  celular: '55 1234 5678',
  email: 'maria@correo.mx',
  nombre_comercial: 'Café «El Ñandú»',
  razon_social: 'Ñandú, S.A. de C.V.',
  rfc: 'GODE561231GR8',
  curp: 'BOXW310820HNERXN09',
  tipo_persona: 0,
  regimen_fiscal: regimen(612),
  giro: GIRO_54,
  representante_legal: 'María José Ávila',
  puesto: 'Propietaria',
  domicilio_fiscal: 'Calle 5 de Mayo 10, Centro',
  telefono: '5587654321',
  email_empresarial: 'hola@nandu.mx',
  web: 'https://nandu.mx',
  fecha_constitucion: '2015-12-31',
  numero_empleados: 12,
  minimo_ingresos_anuales: -1500.25,
  maximo_ingresos_anuales: 999_999_999_999.99,
}
