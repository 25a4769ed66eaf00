/** The prefix of all test project names, by which they are found and removed. */
export const projectPrefix = 'backoffice-prueba-'

/** The required settings of docker-compose.yml, with test values. */
export const settings = (
  port = 0,
  admin = { email: 'direccion@oficina.mx', password: 'caballo correcto grapa' },
): Record<string, string> => ({
  PORT: String(port),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  POSTGRES_PASSWORD: 'solo-para-pruebas',
  API_DB_PASSWORD: 'solo-para-pruebas-tambien',
  // Separate image tags, so that the user's own images stay.
  VERSION: 'prueba',
})
