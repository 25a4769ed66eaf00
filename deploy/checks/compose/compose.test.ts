import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Compose, environment, reasonOf } from './compose.ts'
import { optionsFrom } from './options.ts'

test('settings of the shell do not reach the containers, except what docker itself needs', () => {
  const shell = {
    PATH: '/bin',
    DOCKER_HOST: 'unix:///x',
    HTTPS_PROXY: 'http://x',
    DEMO: '1',
    PORT: '80',
    SMTP_URL: 'smtp://x',
  }
  assert.deepEqual(environment({ PORT: '3220' }, shell), {
    PATH: '/bin',
    DOCKER_HOST: 'unix:///x',
    HTTPS_PROXY: 'http://x',
    PORT: '3220',
  })
})

test('uses its own project, without the user’s .env', () => {
  const args = new Compose({ project: 'prueba', over: ['/x/otro.yml'] }).args('up', '--detach').join(' ')
  assert.match(
    args,
    /^compose --project-name prueba --env-file \S+ --file \S+docker-compose\.yml --file \/x\/otro\.yml up --detach$/,
  )
  assert.doesNotMatch(args, /\.env /)
})

test('of a failed start, the reason remains without the progress', () => {
  const progress =
    ' Container prueba-postgres-1  Running\n Network prueba_datos  Created\n Container prueba-api-2  Error\n'
  assert.equal(
    reasonOf(`${progress}container prueba-api-2 is unhealthy\n`),
    ' Container prueba-api-2  Error\ncontainer prueba-api-2 is unhealthy',
  )
})

test('runs all flows unless told otherwise; other arguments go to Playwright', () => {
  assert.deepEqual(optionsFrom([]), { few: false, rest: [] })
  assert.deepEqual(optionsFrom(['--pocas', '--', '--project=contenedores', 'data']), {
    few: true,
    rest: ['--project=contenedores', 'data'],
  })
})
