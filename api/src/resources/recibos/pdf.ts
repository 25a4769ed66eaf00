import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { officeDay } from '../../platform/exports/office-time.ts'
import { METODOS } from '../contrataciones/entidad.ts'
import { pesosEnLetra } from './letras.ts'
import type { ReciboImpreso } from './repository.ts'

/** Loaded with the first receipt: a start does not pay for it. */
const load = createRequire(import.meta.url)
const fontFile = (name: string) => readFile(load.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
let fonts: Promise<[Buffer, Buffer]> | undefined
const bothFonts = () =>
  (fonts ??= Promise.all([fontFile('DejaVuSans'), fontFile('DejaVuSans-Bold')]).catch((error: unknown) => {
    fonts = undefined
    throw error
  }))

const MARGIN = 56
const WIDTH = 612 - 2 * MARGIN
const [TEXT, MUTED, RED] = ['#1c1917', '#57534e', '#b91c1c']

const money = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })
const longDay = (text: string) => day.format(new Date(`${text}T00:00:00Z`))

/**
 * A receipt as PDF: letter size, tagged, its fonts inside. The same receipt gives the same bytes, because nothing in it
 * depends on when it is printed; only the mark of a cancelled purchase or payment comes later.
 */
export async function reciboPdf(recibo: ReciboImpreso): Promise<Buffer> {
  const Pdf = load('pdfkit') as new (options: Options) => Doc
  const [regular, bold] = await bothFonts()
  const { folio, emision, datos, cancelado } = recibo
  const doc = new Pdf({
    ...{ size: 'LETTER', margin: MARGIN, pdfVersion: '1.7', subset: 'PDF/UA', tagged: true },
    ...{ lang: 'es-MX', displayTitle: true },
    // No font of the viewer's machine is asked for.
    font: regular,
    info: {
      ...{ Title: `Recibo ${folio}`, Author: datos.oficina.nombre, Subject: datos.membresia },
      ...{ Creator: 'backoffice', Producer: 'pdfkit' },
      ...{ CreationDate: new Date(emision), ModDate: new Date(emision) },
    },
  })
  doc.registerFont('normal', regular)
  doc.registerFont('bold', bold)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done, failed) => doc.on('end', done).on('error', failed))

  const whole = doc.struct('Document')
  doc.addStructure(whole)
  const say: Say = (tag, draw, alt) => void whole.add(doc.struct(tag, alt === undefined ? {} : { alt }, draw))
  head(doc, recibo, say)
  for (const [label, value] of linesOf(recibo)) line(doc, label, value, say)
  say('P', () =>
    doc
      .font('normal')
      .fontSize(8)
      .fillColor(MUTED)
      .text('Este recibo no es un comprobante fiscal (CFDI).', MARGIN, doc.y + 24, { width: WIDTH }),
  )
  whole.end()
  if (cancelado) mark(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>
type Known = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>
/** What the library takes; its types, which others write, do not know both yet. */
type Options = Omit<Known, 'font' | 'subset'> & { font: Buffer; subset: 'PDF/UA' }
/** Draws a part of the document's structure; `alt` says what a picture shows. */
type Say = (tag: string, draw: () => void, alt?: string) => void

/** The office on the left; on the right what this is, its number and its day. */
function head(
  doc: Doc,
  { folio, emision, datos: { oficina }, logo, cancelado }: ReciboImpreso,
  say: Say,
): void {
  if (logo) {
    const draw = () => void doc.image(logo, MARGIN, MARGIN, { fit: [160, 80], valign: 'center' })
    say('Figure', draw, `Logo de ${oficina.nombre}`)
  }
  const top = MARGIN + (logo ? 92 : 0)
  const left = { width: WIDTH - 190 }
  say('P', () => doc.font('bold').fontSize(13).fillColor(TEXT).text(oficina.nombre, MARGIN, top, left))
  const contact = [oficina.telefono, oficina.email].filter(Boolean).join(' · ')
  const rfc = oficina.rfc && `RFC ${oficina.rfc}`
  for (const text of [oficina.razon_social, rfc, oficina.domicilio, contact].filter(Boolean)) {
    say('P', () =>
      doc
        .font('normal')
        .fontSize(9)
        .fillColor(MUTED)
        .text(text, MARGIN, doc.y + 2, left),
    )
  }
  const below = doc.y
  const right = { width: 180, align: 'right' } as const
  const x = MARGIN + WIDTH - 180
  say('H1', () => doc.font('bold').fontSize(20).fillColor(TEXT).text('Recibo', x, MARGIN, right))
  say('P', () => doc.fontSize(12).text(`Folio ${folio}`, x, doc.y + 2, right))
  say('P', () =>
    doc
      .font('normal')
      .fontSize(9)
      .fillColor(MUTED)
      .text(longDay(officeDay(emision)), x, doc.y + 2, right),
  )
  if (cancelado) {
    say('P', () =>
      doc
        .font('bold')
        .fontSize(14)
        .fillColor(RED)
        .text('CANCELADO', x, doc.y + 6, right),
    )
  }
  doc.y = Math.max(below, doc.y) + 24
}

const pesos = (amount: number) => `$ ${money.format(amount)}`

function linesOf({ datos }: ReciboImpreso): [string, string][] {
  const { cliente, membresia, fecha_inicio, fecha_fin } = datos
  const lines: [string, string][] = [
    ['Cliente', cliente.nombre],
    ['Razón social', cliente.razon_social],
    ['RFC', cliente.rfc],
    ['Membresía', membresia],
    ['Periodo', `Del ${longDay(fecha_inicio)} al ${longDay(fecha_fin)}`],
    ...moneyOf(datos),
  ]
  return lines.filter(([, value]) => value !== '')
}

function moneyOf({ total, metodo, pago }: ReciboImpreso['datos']): [string, string][] {
  const method: [string, string] = ['Método de pago', METODOS[metodo]]
  if (!pago) return [method, [WHOLE, pesos(total)], ['Total con letra', pesosEnLetra(total)]]
  return [
    ['Total de la membresía', pesos(total)],
    ['Fecha del pago', longDay(pago.fecha)],
    method,
    [PART, pesos(pago.monto)],
    ['Pago con letra', pesosEnLetra(pago.monto)],
    ['Saldo', pago.saldo > 0 ? `${pesos(pago.saldo)}, al emitir este recibo` : 'Sin saldo: está pagada'],
  ]
}

const [WHOLE, PART] = ['Total', 'Pago']

function line(doc: Doc, label: string, value: string, say: Say): void {
  const y = doc.y + 8
  const bold = label === WHOLE || label === PART
  say('P', () => {
    doc.font('normal').fontSize(10).fillColor(MUTED).text(label, MARGIN, y, { width: 120 })
    doc
      .font(bold ? 'bold' : 'normal')
      .fontSize(bold ? 14 : 10)
      .fillColor(TEXT)
      .text(value, MARGIN + 130, bold ? y - 3 : y, { width: WIDTH - 130 })
  })
}

/** Across the page, for the eye; the head says it in words. */
function mark(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc
    .save()
    .rotate(-35, { origin: [306, 396] })
    .font('bold')
    .fontSize(84)
    .fillColor(RED)
    .fillOpacity(0.16)
  doc.text('CANCELADO', 0, 350, { width: 612, align: 'center', lineBreak: false })
  doc.restore()
  doc.endMarkedContent()
}
