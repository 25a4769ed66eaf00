/**
 * What the environment tells the api, in the order of the manual: `npm run settings` writes docs/operacion/ajustes.md and
 * .env.example from here, and only names that stand here can be read (Environment). Each sentence is the operator's, in
 * Spanish; `without` says what holds when it is not set, `example` is its line in .env.example.
 */
export const settings = {
  PORT: {
    without: '8080 con `npm start`; 3100 la api sola',
    does: 'El puerto. 0 toma uno libre.',
    example: '8080',
  },
  HOST: {
    without: '127.0.0.1',
    does: 'La dirección en que se escucha: solo este equipo, salvo que diga otra cosa.',
  },
  DATA_DIR: {
    without: './.data',
    does: 'La carpeta de la base incluida, los archivos, los correos sin servidor y la primera contraseña. Borrarla es empezar de nuevo.',
  },
  DATABASE_URL: {
    without: 'la base incluida',
    does: 'Un servidor PostgreSQL (15 o más reciente) en vez de la incluida.',
  },
  DATABASE_POOL_URL: {
    without: 'ninguna',
    does: 'La misma base por un PgBouncer en modo de transacción, para las peticiones; DATABASE_URL sigue siendo la dirección directa.',
  },
  DATABASE_READ_URL: {
    without: 'ninguna',
    does: 'Una réplica de la misma base, para lo que lee mucho: exportar, «Reportes», buscar duplicados y respaldar. Nadie lee menos de lo ya confirmado: si la réplica va atrás o no está, lee la que manda.',
  },
  ADMIN_EMAIL: {
    without: 'admin@demo.mx',
    does: 'El correo del primer Administrador; solo se lee con la base vacía.',
  },
  ADMIN_PASSWORD: {
    without: 'una al azar',
    does: 'Su contraseña: 8 caracteres o más, y nada fácil de adivinar (una frase de cuatro palabras).',
  },
  DEMO: {
    without: '1; 0 con DATABASE_URL o en producción',
    does: 'Datos de muestra con la base vacía: 0 ninguno, 1 una oficina creíble, N esa cantidad de clientes.',
    example: '0',
  },
  PUBLIC_URL: {
    without: 'la dirección propia',
    does: 'Cómo llega la gente al sitio: así empiezan los enlaces de los correos.',
    example: 'https://oficina.ejemplo.mx',
  },
  TRUST_PROXY: {
    without: 'ninguno',
    does: 'Los proxies propios que hay delante (el que pone TLS): direcciones o rangos con comas, o loopback, linklocal, uniquelocal. Nunca una cantidad, que cualquiera puede fingir.',
    example: 'uniquelocal',
  },
  CORS_ORIGINS: {
    without: 'ninguno',
    does: 'De qué otros orígenes puede llamar un navegador, con comas.',
  },
  REGISTRY: {
    without: 'lo ponen npm start y los contenedores',
    does: 'El registro de los remotos, archivo o dirección http(s): de ahí sabe la api los permisos que ellos nombran.',
  },
  SMTP_URL: {
    without: 'los correos quedan en DATA_DIR/outbox',
    does: 'El servidor de correo; smtps:// o ?requireTLS=true exigen cifrado.',
    example: 'smtp://usuario:contraseña@equipo:587',
  },
  MAIL_FROM: {
    without: 'Back-office <no-responder@localhost>',
    does: 'El remitente de los correos; hace falta con SMTP_URL.',
    example: 'Oficina <avisos@oficina.ejemplo.mx>',
  },
  RECORDATORIOS_HORA: {
    without: '07:00',
    does: 'Desde qué hora de la oficina (HH:MM) salen los recordatorios de la mañana; sin SMTP_URL no hay.',
    example: '07:00',
  },
  RECUPERACION_MODO: {
    without: 'correo',
    does: 'Con «contrato», la respuesta lleva el código: solo para pruebas en el propio equipo; fuera de él la api no arranca.',
  },
  FILE_MAX_MB: {
    without: '25',
    does: 'El archivo más grande que se puede subir, en MB; 1000 a lo más.',
    example: '25',
  },
  FILE_ORPHAN_MINUTES: {
    without: '1440',
    does: 'A los cuántos minutos se borra lo que dejó una subida interrumpida.',
  },
  EXPORT_ROWS: {
    without: '20000',
    does: 'Con más renglones que estos, el archivo de una lista se prepara aparte y se avisa por correo cuando está listo; 0, siempre.',
    example: '20000',
  },
  EXPORT_DAYS: {
    without: '3',
    does: 'Cuántos días se guarda un archivo preparado así; 30 a lo más. No va en los respaldos.',
    example: '3',
  },
  S3_BUCKET: {
    without: 'los archivos están en DATA_DIR/archivos',
    does: 'El depósito de un almacén S3 para los archivos; con sus dos claves, las tres o ninguna.',
    example: 'backoffice',
  },
  S3_ACCESS_KEY_ID: { without: 'ninguna', does: 'La clave del almacén.', example: '' },
  S3_SECRET_ACCESS_KEY: { without: 'ninguna', does: 'Su secreto.', example: '' },
  S3_ENDPOINT: {
    without: 'Amazon',
    does: 'La dirección de cualquier almacén compatible con S3; con el perfil s3 de Compose, uno propio.',
    example: 'http://s3:7070',
  },
  S3_REGION: { without: 'us-east-1', does: 'Su región.' },
  S3_PREFIX: { without: 'ninguno', does: 'Con qué empiezan las claves de los archivos.' },
  S3_FORCE_PATH_STYLE: {
    without: 'según el almacén',
    does: 'Si el depósito va en la ruta (true) o en el nombre del equipo (false).',
  },
  SESSION_DAYS: {
    without: '30',
    does: 'A los cuántos días termina una sesión, aunque se use a diario; sin usarse termina a las 12 horas.',
    example: '30',
  },
  AUDIT_DAYS: {
    without: '0',
    does: 'Cuántos días se conserva la auditoría (30 o más); 0, para siempre. Los intentos con correos que nadie tiene se borran a los 90.',
    example: '0',
  },
  BACKUP_RECIPIENT: {
    without: 'los respaldos no se cifran',
    does: 'Las claves públicas de age, con comas, con que se cifran los respaldos; el par lo hace `respaldo.js clave`.',
    example: 'age1…',
  },
  BACKUP_IDENTITY_FILE: {
    without: 'ninguno',
    does: 'El archivo con la clave privada que abre un respaldo cifrado; solo lo lee `restaurar`.',
  },
  BACKUP_TEST_URL: {
    without: 'la base incluida; en contenedores, el servidor de DATABASE_URL',
    does: 'Un servidor PostgreSQL donde `respaldo --probar` puede hacer y quitar una base suya.',
  },
  WAL_ARCHIVE: {
    without: 'no hay',
    does: 'La carpeta, mejor en otro disco, donde pgBackRest archiva cada cambio de la base incluida, para poder volver a un minuto.',
  },
  WAL_ARCHIVE_DAYS: {
    without: '14',
    does: 'Cuántos días hacia atrás llega ese archivo; los archivos eliminados se conservan esos días más.',
  },
  DISK_RESERVE_MB: {
    without: '64',
    does: 'Con menos MB libres que estos en el disco de DATA_DIR ya no se guarda nada nuevo, y todo se sigue leyendo; 0 no lo mira.',
  },
  DRAIN_SECONDS: {
    without: '0',
    does: 'Los segundos que un proceso al que se manda detenerse (SIGTERM) sigue contestando, para que lo nuevo vaya a otro; con varios procesos detrás de la entrada, 2.',
  },
  METRICS_PORT: {
    without: 'no hay',
    does: 'El puerto de /metrics, en el formato de Prometheus.',
  },
  METRICS_HOST: { without: '127.0.0.1', does: 'La dirección de /metrics.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    without: 'no hay trazas',
    does: 'A qué receptor de OpenTelemetry (OTLP por HTTP) van las trazas, de la petición al SQL y sin datos de las personas.',
    example: 'http://colector:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    without: '1',
    does: 'De qué parte de las peticiones se manda traza, de 0 a 1: 0.1 es una de cada diez.',
  },
  OTEL_SERVICE_NAME: { without: 'backoffice-api', does: 'Cómo se llama la api en las trazas.' },
  LOG_LEVEL: {
    without: 'warn; info la api sola',
    does: 'Cuánto cuenta la api: fatal, error, warn, info, debug, trace o silent.',
    example: 'info',
  },
} satisfies Record<string, Setting>

export interface Setting {
  without: string
  does: string
  example?: string
}

/** The part of the environment that the api reads. */
export type Environment = { readonly [name in keyof typeof settings | 'NODE_ENV']?: string | undefined }
