import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStore } from '@backoffice/entrega/publish'
import { describeDerived, isDerived } from '@backoffice/gateway/derived'
import { startS3 } from '../../../../api/test/s3/index.ts'
import { root } from '../../../../tooling/start/before/root.mjs'

const noRclone =
  spawnSync('rclone', ['version']).status !== 0 &&
  'no hay rclone en este equipo: no se probó que la entrada sirva un depósito'

test(
  'the mirror of a bucket has the files that its registry names, and nothing of its log',
  { skip: noRclone },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'deposito-'))
    const [kept, here] = [join(folder, 's3'), join(folder, 'almacen')]
    mkdirSync(kept)
    mkdirSync(here)
    const { settings, stop } = await startS3(kept)
    t.after(async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    })
    const store = await openStore(`s3://${settings.bucket}/sitio`, {
      S3_ENDPOINT: settings.endpoint ?? undefined,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    })
    const put = async (key: string, text: string) => {
      const before = await store.read(key)
      await (before
        ? store.replace(key, Buffer.from(text), before.tag)
        : store.create(key, Buffer.from(text)))
    }
    const publish = async (version: string) => {
      await put(`remotes/clientes/${version}/a.js`, version)
      await put('.log/000001.json', '{}')
      const [registry, page] = [`{"en":"${version}"}`, `<p>${version}`]
      await put('remotes.json', registry)
      await put('index.html', page)
      await put('.gateway', describeDerived(Buffer.from(registry), Buffer.from(page)))
    }
    const mirror = () =>
      new Promise<string>((done, failed) => {
        const args = [
          join(root, 'deploy/deposito/espejo.sh'),
          `deposito:${settings.bucket}/sitio`,
          here,
          'once',
        ]
        const env = {
          PATH: process.env.PATH,
          HOME: folder,
          RCLONE_CONFIG: join(folder, 'rclone.conf'),
          RCLONE_CONFIG_DEPOSITO_TYPE: 's3',
          RCLONE_CONFIG_DEPOSITO_PROVIDER: 'Other',
          RCLONE_CONFIG_DEPOSITO_ENDPOINT: settings.endpoint ?? '',
          RCLONE_CONFIG_DEPOSITO_REGION: 'us-east-1',
          RCLONE_CONFIG_DEPOSITO_ACCESS_KEY_ID: settings.accessKeyId,
          RCLONE_CONFIG_DEPOSITO_SECRET_ACCESS_KEY: settings.secretAccessKey,
        }
        execFile('sh', args, { env, timeout: 60_000 }, (error, out, err) =>
          error ? failed(new Error(err, { cause: error })) : done(out),
        )
      })
    const read = (name: string) => readFileSync(join(here, name))

    for (const version of ['1.0.0', '1.1.0']) {
      await publish(version)
      await mirror()
      assert.equal(read(`remotes/clientes/${version}/a.js`).toString(), version)
      assert.equal(read('remotes.json').toString(), `{"en":"${version}"}`)
      assert.ok(isDerived(read('.gateway').toString(), read('remotes.json'), read('index.html')))
    }
    assert.equal(
      read('remotes/clientes/1.0.0/a.js').toString(),
      '1.0.0',
      'open tabs still find the earlier one',
    )
    assert.throws(() => read('.log/000001.json'))
    await stop()
    await assert.rejects(mirror(), 'a bucket that is away is an error')
    assert.equal(read('remotes.json').toString(), '{"en":"1.1.0"}', 'and what is here stays')
  },
)
