import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../platform/mail/html.ts'

/** What the page says: asks, has stopped the kind, or knows no such link. */
export type Pagina = 'pregunta' | 'hecho' | 'vencida'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:Canvas;color:CanvasText}
main{max-width:520px;margin:10vh auto 0}
h1{font-size:20px;margin:0 0 16px}
button{font:inherit;padding:10px 20px;border:0;border-radius:6px;background:#0f766e;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid Highlight;outline-offset:2px}`

/** The page has this style and one form, and nothing else may run or load. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join(';')

const TITLES: Record<Pagina, string> = {
  pregunta: 'Dejar de recibir un recordatorio',
  hecho: 'El recordatorio ya no llegará',
  vencida: 'Este enlace ya no vale',
}

function said(pagina: Pagina, nombre: string): string {
  if (pagina === 'pregunta')
    return `<p>«${escapeHtml(nombre)}» llega por correo cada mañana que hay algo que decir.</p>
<form method="post"><button type="submit">Dejar de recibirlo</button></form>`
  const again = 'En el perfil, en «Recordatorios por correo», se '
  return pagina === 'hecho'
    ? `<p>«${escapeHtml(nombre)}» ya no llegará por correo.</p>\n<p>${again}puede volver a encender.</p>`
    : `<p>${again}elige qué llega por correo.</p>`
}

/** Answers with the page behind a reminder's link. */
export const answerPage = (reply: FastifyReply, pagina: Pagina, nombre: string): FastifyReply =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
    .send(`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLES[pagina]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${TITLES[pagina]}</h1>
${said(pagina, nombre)}
</main>
</body>
</html>
`)
