/** The names of all projects of the tests begin so, by which they are found and removed. */
export const projectPrefix = 'backoffice-prueba-'

/** Everything that docker-compose.yml asks for, as the tests give it. */
export const settings = (
  port = 0,
  admin = { email: 'direccion@oficina.mx', password: 'caballo correcto grapa' },
): Record<string, string> => ({
  PORT: String(port),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  POSTGRES_PASSWORD: 'solo-para-pruebas',
  API_DB_PASSWORD: 'solo-para-pruebas-tambien',
  // Tags of the images: those that somebody works with keep theirs.
  VERSION: 'prueba',
})
