import type { S3Client } from '@aws-sdk/client-s3'
import { cacheControl, mediaType } from '@backoffice/gateway/files'
import { Refusal } from '../refusal.ts'
import { guarded, type Kept, type Store } from './store.ts'

/** The bucket and prefix of the releases. */
export interface S3Place {
  bucket: string
  /** '' or a text that ends in a slash. */
  prefix: string
}

type Sdk = typeof import('@aws-sdk/client-s3')

/** Parses a bucket's place, `s3://bucket/prefix`, and refuses anything else. */
export function s3Place(to: string): S3Place {
  const [, bucket = '', path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(to) ?? []
  const prefix = path.replace(/^\/+|\/+$/g, '')
  if (bucket === '' || /(^|\/)\.\.?(\/|$)/.test(prefix))
    throw new Refusal(`No se entiende «${to}»: un depósito se escribe s3://nombre/carpeta.`)
  return { bucket, prefix: prefix && `${prefix}/` }
}

/** The same settings as the api's; without keys the SDK looks for some itself. */
export async function connectS3(env: NodeJS.ProcessEnv): Promise<{ client: S3Client; sdk: Sdk }> {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  const client = new sdk.S3Client({
    region: env.S3_REGION || 'us-east-1',
    ...(endpoint && { endpoint }),
    ...(id && secret && { credentials: { accessKeyId: id, secretAccessKey: secret } }),
    forcePathStyle: env.S3_FORCE_PATH_STYLE ? env.S3_FORCE_PATH_STYLE !== '0' : endpoint !== undefined,
    // Many compatible stores do not know the newer checksums; without them the signature covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, sdk }
}

/** A bucket as a store: conditional writes make the bucket itself refuse the second of two writers. */
export function s3Store({ client, sdk }: { client: S3Client; sdk: Sdk }, { bucket, prefix }: S3Place): Store {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const put = async (key: string, bytes: Buffer, condition: { IfNoneMatch?: string; IfMatch?: string }) => {
    try {
      await client.send(
        new sdk.PutObjectCommand({ ...at(key), Body: bytes, ...headersOf(key), ...condition }),
      )
      return true
    } catch (error) {
      if (isSecond(error)) return false
      throw error
    }
  }
  return guarded({
    name: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    async read(key): Promise<Kept | undefined> {
      try {
        const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand(at(key)))
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag }
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async list(under) {
      const keys: string[] = []
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + under })
      for await (const { Contents = [] } of pages)
        keys.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
      return keys.sort()
    },
    create: (key, bytes) => put(key, bytes, { IfNoneMatch: '*' }),
    replace: (key, bytes, tag) => put(key, bytes, { IfMatch: tag }),
    remove: async (key) => void (await client.send(new sdk.DeleteObjectCommand(at(key)))),
  })
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode

/** 412: the condition did not hold; 409: another write is in progress; 404: the file to replace is gone. */
const isSecond = (error: unknown) =>
  [404, 409, 412].includes(statusOf(error) ?? 0) && (error as Error).name !== 'NoSuchBucket'

/** The same headers as from the product's own servers, for sites that serve the bucket directly. */
function headersOf(key: string) {
  // A bucket sends no policy with a file, so that browsers save a remote's documents instead of opening them.
  const isDocument = key.startsWith('remotes/') && /\.(x?html?|xht|svgz?|xml|xslt?|pdf)$/i.test(key)
  return {
    ...(isDocument && { ContentDisposition: 'attachment' }),
    ContentType: mediaType(key),
    CacheControl: cacheControl(`/${key}`),
  }
}
