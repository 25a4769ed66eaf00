import { FatalError } from '../../fatal.ts'
import { type Environment } from '../../settings.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Null: Amazon's own endpoint of that region. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  /** The bucket is in the path instead of the host name, as most servers other than Amazon's require. */
  forcePathStyle: boolean
  /** The prefix of every key: '' or a text that ends in a slash. */
  prefix: string
}

/** The S3_* settings, either all required ones or none; null: files go to a folder. */
export function readS3(env: Environment): S3Settings | null {
  const text = (name: keyof Environment) => env[name]?.trim() || null
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE', 'S3_PREFIX'] as const
  if (![...names, ...others].some(text)) return null
  const missing = names.filter((name) => !text(name))
  if (missing.length > 0) {
    throw new FatalError(`Para guardar archivos en S3 falta ${missing.join(', ')}.`)
  }
  const endpoint = text('S3_ENDPOINT')
  if (endpoint && !isHttp(endpoint)) {
    throw new FatalError(`S3_ENDPOINT debe ser una dirección como https://equipo:9000, no «${endpoint}».`)
  }
  return {
    bucket: text('S3_BUCKET') ?? '',
    region: text('S3_REGION') ?? 'us-east-1',
    endpoint,
    accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
    forcePathStyle: yesOrNo('S3_FORCE_PATH_STYLE', text('S3_FORCE_PATH_STYLE'), endpoint !== null),
    prefix: prefix(text('S3_PREFIX')),
  }
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function yesOrNo(name: string, text: string | null, fallback: boolean): boolean {
  if (text === null) return fallback
  if (['1', 'true'].includes(text)) return true
  if (['0', 'false'].includes(text)) return false
  throw new FatalError(`${name} debe ser 1 o 0, no «${text}».`)
}

function prefix(text: string | null): string {
  const clean = (text ?? '').replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(clean) || clean.split('/').includes('..')) {
    throw new FatalError(`S3_PREFIX debe ser una carpeta como back-office/archivos, no «${text}».`)
  }
  return clean && `${clean}/`
}
