import { type ContentCheck, Mismatch } from './content.ts'

/**
 * Text without control characters: in UTF-16 after its byte order mark, as Windows and Excel save it; else in UTF-8 or a
 * Latin character set, in which every byte is a character.
 */
export const text = (): ContentCheck => {
  let head = Buffer.alloc(0)
  let check: ContentCheck | undefined
  const begin = () => {
    check = head.equals(LITTLE_ENDIAN)
      ? utf16('utf-16le')
      : head.equals(BIG_ENDIAN)
        ? utf16('utf-16be')
        : bytes
    check.push(head)
  }
  return {
    push(chunk) {
      const missing = chunk.subarray(0, 2 - head.length)
      head = Buffer.concat([head, missing])
      if (!check && head.length === 2) begin()
      check?.push(chunk.subarray(missing.length))
    },
    end() {
      if (!check) begin()
      check?.end()
    },
  }
}

const LITTLE_ENDIAN = Buffer.from([0xff, 0xfe])
const BIG_ENDIAN = Buffer.from([0xfe, 0xff])

const bytes: ContentCheck = {
  push: (chunk) => refuseControls(chunk.toString('latin1')),
  end: () => {},
}

function utf16(encoding: string): ContentCheck {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new Mismatch()
    }
  }
  return { push: (chunk) => refuseControls(decode(chunk)), end: () => refuseControls(decode()) }
}

function refuseControls(characters: string): void {
  if (CONTROLS.test(characters)) throw new Mismatch()
}

// All below the blank but tab, line feed, form feed, carriage return, and the ^Z with which old programs end a file.
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/
