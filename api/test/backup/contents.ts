/** Small files whose content matches their extension. */
const zipMember = (name: string, content = '') => {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)])
}
const bytes = (...values: number[]) => Buffer.from(values)
const ole = Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(504)])
const office = (folder: string) =>
  Buffer.concat([zipMember('[Content_Types].xml', '<Types/>'), zipMember(`${folder}/x.xml`, '<x/>')])
const openDocument = (kind: string) => zipMember('mimetype', `application/vnd.oasis.opendocument.${kind}`)

export const contents: Record<string, Buffer> = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
  png: Buffer.concat([bytes(0x89), Buffer.from('PNG\r\n\x1a\n'), Buffer.alloc(20)]),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10),
  jpeg: bytes(0xff, 0xd8, 0xff, 0xdb, 0, 0x43),
  jfif: bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  gif: Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
  heif: Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0', 'latin1'),
  tif: Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  tiff: Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
  doc: ole,
  xls: ole,
  ppt: ole,
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: Buffer.from('{\\rtf1\\ansi hola}'),
  txt: Buffer.from('Año nuevo\r\n\tvida nueva\n'),
  csv: Buffer.from('a\xf1o,precio\r\n2026,1\r\n', 'latin1'),
  xml: Buffer.from('\ufeff<?xml version="1.0"?><cfdi:Comprobante/>'),
  zip: zipMember('a.txt', 'hola'),
}

/** A password-protected Office file. */
export const encryptedOffice = Buffer.concat([
  ole,
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(99),
])

/** Office files with macros, by extension. */
export const withMacros: Record<string, Buffer> = {
  docx: Buffer.concat([office('word'), zipMember('word/vbaProject.bin', 'x')]),
  xlsx: Buffer.concat([office('xl'), zipMember('xl/VBAPROJECT.BIN', 'x')]),
  pptx: Buffer.concat([office('ppt'), zipMember('ppt/vbaProject.bin', 'x')]),
  doc: Buffer.concat([ole, Buffer.from('_VBA_PROJECT', 'utf16le'), Buffer.alloc(99)]),
  xls: Buffer.concat([ole, Buffer.from('_VBA_PROJECT_CUR', 'utf16le'), Buffer.alloc(99)]),
}

const utf16 = (letters: string) => Buffer.from(`\ufeff${letters}`, 'utf16le')
/** Texts as Windows and Excel save them («Unicode»), by extension. */
export const inUtf16: Record<string, Buffer> = {
  txt: utf16('Año nuevo 🎉\r\n\tvida nueva'),
  csv: utf16('año,precio\r\n2026,1\r\n').swap16(),
  xml: utf16('<?xml version="1.0" encoding="UTF-16"?><cfdi:Comprobante/>'),
}

/** A program for Windows. */
export const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')
