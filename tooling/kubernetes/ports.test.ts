import { portProblems } from './ports'
import { holdsAndBites } from './sabotage'

holdsAndBites(
  ({ resources }) => portProblems(resources),
  [
    [
      'a Service to a port that nobody has',
      'gateway.yaml',
      'targetPort: http',
      'targetPort: web',
      /Service\/gateway: Deployment\/gateway has no port web/,
    ],
    [
      'a headless Service on another port',
      'remote-clientes.yaml',
      'port: 8080, targetPort',
      'port: 80, targetPort',
      /headless on 80, .*listen on 8080/,
    ],
    [
      'a probe of a port that is not there',
      'api.yaml',
      '{ name: metrics, containerPort: 9464 }',
      '{ name: http2, containerPort: 1 }',
      /Deployment\/api: a probe asks port metrics/,
    ],
    [
      'an ingress to nobody',
      'ingress.yaml',
      'name: gateway\n                port',
      'name: puerta\n                port',
      /no Service\/puerta/,
    ],
    [
      'an ingress to no port',
      'ingress.yaml',
      'port: { name: http }',
      'port: { number: 8080 }',
      /no Service\/gateway with that port/,
    ],
    [
      'an ingress without a certificate',
      'ingress.yaml',
      'hosts: [oficina.example]',
      'hosts: [otra.example]',
      /«oficina\.example» has no certificate/,
    ],
    [
      'a policy on a Service’s port',
      'network.yaml',
      'port: 8080',
      'port: 80',
      /NetworkPolicy\/gateway: Deployment\/gateway has no port 80/,
    ],
    [
      'a policy out to a port that is not there',
      'network.yaml',
      'port: 3100',
      'port: 3000',
      /NetworkPolicy\/gateway: Deployment\/api has no port 3000/,
    ],
  ],
)
