import type { ExtensionArchivo } from '@backoffice/shared/contract'
import { byHead, byMagic, type ContentCheck, either, every, withMarkers, withoutMarkers } from './content.ts'
import { text } from './text.ts'

/** A kind of file that can be uploaded (D29). */
export interface FileKind {
  type: string
  /** Browsers may show it; all others are saved. */
  inline?: boolean
  check: () => ContentCheck
}

const zip = byMagic('PK\x03\x04')
const ole = byMagic([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const MACROS = 'El archivo contiene macros; se admite una copia guardada sin ellas'
// The names of what holds VBA in either container, as Office writes them.
const withoutMacros = withoutMarkers(['vbaProject.bin', Buffer.from('_VBA_PROJECT', 'utf16le')], MACROS)

// A password-protected file is an OLE container.
const ooxml = (folder: string) =>
  every(
    either(
      every(zip, withMarkers(['[Content_Types].xml', folder])),
      every(ole, withMarkers([Buffer.from('EncryptedPackage', 'utf16le')])),
    ),
    withoutMacros,
  )
const binaryOffice = every(ole, withoutMacros)
const openDocument = (kind: string) => every(zip, withMarkers([`application/vnd.oasis.opendocument.${kind}`]))

const heif = byHead(
  12,
  (head) =>
    head.toString('latin1', 4, 8) === 'ftyp' &&
    ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].includes(head.toString('latin1', 8, 12)),
)
const webp = byHead(
  12,
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
)
// After a byte order mark, if there is one; in UTF-16 every second byte is null.
const markup = byHead(256, (head) => /^(ï»¿|ÿþ|þÿ)?[\s\0]*</.test(head.toString('latin1')))

const jpeg: FileKind = { type: 'image/jpeg', inline: true, check: byMagic([0xff, 0xd8, 0xff]) }
const heic: FileKind = { type: 'image/heic', check: heif }
const tiff: FileKind = { type: 'image/tiff', check: byMagic('II*\0', 'MM\0*') }
const office = 'application/vnd.openxmlformats-officedocument'

/**
 * Excludes everything that a browser or a double click would execute: HTML, SVG, scripts, programs, and Office files
 * with VBA macros. Macros that no name shows are not found: those of a .ppt, and of Excel before 1993.
 */
const kinds = new Map<string, FileKind>(
  Object.entries({
    // Readers tolerate some junk before the header.
    pdf: { type: 'application/pdf', inline: true, check: byHead(1024, (head) => head.includes('%PDF-')) },
    png: { type: 'image/png', inline: true, check: byMagic('\x89PNG\r\n\x1a\n') },
    jpg: jpeg,
    jpeg,
    jfif: jpeg,
    webp: { type: 'image/webp', inline: true, check: webp },
    gif: { type: 'image/gif', check: byMagic('GIF87a', 'GIF89a') },
    heic,
    heif: { ...heic, type: 'image/heif' },
    tif: tiff,
    tiff,
    doc: { type: 'application/msword', check: binaryOffice },
    xls: { type: 'application/vnd.ms-excel', check: binaryOffice },
    ppt: { type: 'application/vnd.ms-powerpoint', check: binaryOffice },
    docx: { type: `${office}.wordprocessingml.document`, check: ooxml('word/') },
    xlsx: { type: `${office}.spreadsheetml.sheet`, check: ooxml('xl/') },
    pptx: { type: `${office}.presentationml.presentation`, check: ooxml('ppt/') },
    odt: { type: 'application/vnd.oasis.opendocument.text', check: openDocument('text') },
    ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', check: openDocument('spreadsheet') },
    odp: { type: 'application/vnd.oasis.opendocument.presentation', check: openDocument('presentation') },
    rtf: { type: 'application/rtf', check: byMagic('{\\rtf') },
    txt: { type: 'text/plain', check: text },
    csv: { type: 'text/csv', check: text },
    xml: { type: 'application/xml', check: every(text, markup) },
    zip: { type: 'application/zip', check: zip },
  } satisfies Record<ExtensionArchivo, FileKind>),
)

/** The kind of an extension (lower case, no dot), if it is allowed. */
export const kindOf = (extension: string): FileKind | undefined => kinds.get(extension)

export const EXTENSIONS: readonly string[] = [...kinds.keys()]

/** The text after a name's last dot, in lower case; '' for none (P-12). */
export const extensionOf = (name: string): string =>
  /[^.]\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''
