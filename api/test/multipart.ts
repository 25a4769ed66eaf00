import { randomBytes } from 'node:crypto'

export interface FilePart {
  member: string
  filename: string
  type: string
  content: Buffer
}

/** A multipart/form-data body, byte by byte as a browser writes it. */
export function multipart(
  fields: Record<string, unknown>,
  file?: FilePart,
  boundary = `----pruebas${randomBytes(8).toString('hex')}`,
) {
  const part = (headers: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`Content-Disposition: form-data; name="${name}"`, String(value)),
  )
  if (file) {
    const { member, filename, type, content } = file
    const headers = `Content-Disposition: form-data; name="${member}"; filename="${filename}"\r\nContent-Type: ${type}`
    parts.push(part(headers, content))
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** A file that the allow-list takes, with content of its kind. */
export const pdfPart = (member: string, text = 'prueba'): FilePart => ({
  member,
  filename: 'Contrato.PDF',
  type: 'application/pdf',
  content: Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
})

/** A sheet of clients. */
export const csvPart = (content = 'Nombre,Correo\nAna,ana@correo.mx\n'): FilePart => ({
  member: 'archivo',
  filename: 'clientes.csv',
  type: 'text/csv',
  content: Buffer.from(content),
})

/** The smallest PNG there is. */
export const pngPart = (member: string): FilePart => ({
  member,
  filename: 'foto.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})
