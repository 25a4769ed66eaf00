/** What only the compose files read. */
export const settings = {
  POSTGRES_PASSWORD: {
    without: 'obligatoria',
    does: 'La contraseña del superusuario de la base, al azar (openssl rand -hex 24); se fija al crear el volumen.',
  },
  API_DB_PASSWORD: { without: 'obligatoria', does: 'La de la api, igual.' },
  COMPOSE_FILE: {
    without: 'docker-compose.yml',
    does: 'Con el segundo archivo, un almacén (ALMACEN, en este equipo) en lugar de un contenedor por remoto.',
    example: 'docker-compose.yml:docker-compose.almacen.yml',
  },
  COMPOSE_PROFILES: {
    without: 'ninguno',
    does: 'Lo que se añade: mail, para probar correos (SMTP_URL=smtp://mailpit:1025, y se leen en http://127.0.0.1:8025); s3, un almacén propio (S3_ENDPOINT=http://s3:7070, claves al azar); tls, un certificado (DOMINIO); observabilidad, métricas y alertas en un tablero. Varios, con comas.',
    example: 'mail',
  },
  DOMINIO: {
    without: 'sin TLS',
    does: 'El nombre del sitio (oficina.mx) con el perfil tls: Caddy pide y renueva su certificado, y de él salen PUBLIC_URL y TRUST_PROXY.',
    example: 'oficina.ejemplo.mx',
  },
  API_MEMORY: { without: '1g', does: 'El tope de memoria de la api.', example: '1g' },
  POSTGRES_MEMORY: { without: '2g', does: 'El de la base.', example: '2g' },
  VERSION: { without: 'local', does: 'La etiqueta de las imágenes.' },
  NODE_IMAGE: { without: 'node:24-trixie-slim', does: 'La imagen de Node sobre la que se construye.' },
  POSTGRES_IMAGE: { without: 'postgres:17-trixie', does: 'La de la base.' },
  MAILPIT_IMAGE: { without: 'axllent/mailpit:v1.30', does: 'La del perfil mail.' },
  MAIL_PORT: { without: '8025', does: 'El puerto en que ese perfil muestra los correos.' },
  S3_IMAGE: { without: 'versity/versitygw:v1.8.0', does: 'La del perfil s3.' },
  CADDY_IMAGE: { without: 'caddy:2', does: 'La del perfil tls.' },
  TLS_PORT: { without: '443', does: 'El puerto de https de ese perfil.' },
  TLS_HTTP_PORT: { without: '80', does: 'El de http, que lleva a https y comprueba el dominio.' },
  PROMETHEUS_IMAGE: {
    without: 'prom/prometheus:v3.5.0',
    does: 'La de Prometheus, del perfil observabilidad.',
  },
  PROMETHEUS_PORT: { without: '9090', does: 'El puerto en que este equipo lo ve.' },
  GRAFANA_IMAGE: { without: 'grafana/grafana:12.1.0', does: 'La de Grafana, del mismo perfil.' },
  GRAFANA_PORT: { without: '3000', does: 'El puerto en que este equipo ve el tablero.' },
  DEPOSITO: {
    without: 'obligatoria con docker-compose.deposito.yml',
    does: 'El depósito S3 de las versiones que sirve la entrada, nombre/carpeta.',
  },
  DEPOSITO_ENDPOINT: { without: 'Amazon', does: 'Su dirección.' },
  DEPOSITO_REGION: { without: 'us-east-1', does: 'Su región.' },
  DEPOSITO_ACCESS_KEY_ID: {
    without: 'obligatoria, como DEPOSITO',
    does: 'La clave con que se lee; basta que pueda leer.',
  },
  DEPOSITO_SECRET_ACCESS_KEY: { without: 'obligatoria, como DEPOSITO', does: 'Su secreto.' },
  DEPOSITO_CADA: { without: '5', does: 'Cada cuántos segundos se mira si hay versiones nuevas en él.' },
  RCLONE_IMAGE: { without: 'rclone/rclone:1.71', does: 'La de quien lo copia.' },
}
