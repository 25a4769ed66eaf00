import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An nginx that does what can be compared: a release's files as they were compressed, and the calls to the api. */
export function nginxConfig(
  folder: string,
  { port, site, api }: { port: number; site: string; api: number },
) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind), { recursive: true })
    return `${kind}_temp_path ${join(folder, kind)};`
  })
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off; ${temporary.join(' ')} types { text/javascript js; } sendfile on; keepalive_requests 1000000;
  upstream api { server 127.0.0.1:${api}; keepalive 32; }
  server {
    listen 127.0.0.1:${port}; root ${site};
    location /remotes/ { gzip_static on; add_header Cache-Control "public, max-age=31536000, immutable"; }
    location /admin/ { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  )
  return file
}
