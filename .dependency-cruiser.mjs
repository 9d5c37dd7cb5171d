// Who may import whom (docs/decisions/0001-architecture.md). scripts/import-rules.test.ts breaks each rule once on purpose.
const module = (where) => `^${where}/src/modules/([^/]+)/`;

// The modules that others build on, from the lowest level to the highest: each imports lower ones only, so there is no
// cycle of modules. A module that is not listed imports no other one.
const levels = [
  ['people', 'attachments', 'jobs', 'user'],
  ['imports', 'papers'],
  ['sewadar'],
  ['oae', 'attendance', 'sg-management', 'blood-donation'],
  ['nominal-roll', 'bav'],
  ['transport'],
  ['applications'],
  ['badges'],
  ['home'],
];
const test = '\\.test\\.ts$';
const folders = '^(server/src/modules|contract/src)';
const lowerLevelsOnly = levels.map((names, level) => ({
  name: 'modules-import-lower-levels',
  severity: 'error',
  from: { path: `${folders}/(${names.join('|')})/`, pathNot: test },
  to: { path: `^$1/(${levels.slice(level).flat().join('|')})/`, pathNot: '^$1/$2/' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|demo)/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'platform-and-ui-never-modules',
      severity: 'error',
      from: { path: '^(server|web)/src/(platform|ui)/' },
      to: { path: '/src/modules/' },
    },
    {
      name: 'server-modules-meet-in-public',
      severity: 'error',
      from: { path: module('server') },
      to: { path: module('server'), pathNot: ['^server/src/modules/$1/', '/public\\.ts$'] },
    },
    ...lowerLevelsOnly,
    {
      name: 'modules-without-a-level-import-none',
      severity: 'error',
      from: { path: `${folders}/(?!(?:kernel|${levels.flat().join('|')})/)([^/]+)/` },
      to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', '^contract/src/kernel/'] },
    },
    {
      name: 'kernel-imports-no-module',
      severity: 'error',
      from: { path: '^contract/src/kernel/', pathNot: test },
      to: { path: '^contract/src/', pathNot: '^contract/src/kernel/' },
    },
    {
      name: 'web-modules-never-meet',
      severity: 'error',
      from: { path: module('web') },
      to: { path: module('web'), pathNot: '^web/src/modules/$1/' },
    },
    {
      name: 'web-people-below-modules',
      comment:
        'people stands between the kit and the modules: fields and pickers of persons that modules share',
      severity: 'error',
      from: { path: '^web/src/people/' },
      to: { path: '^web/src/(modules|app)/' },
    },
    {
      name: 'web-kit-below-people',
      comment: 'the kit and the platform know neither persons nor the shell; both are layers above them',
      severity: 'error',
      from: { path: '^web/src/(platform|ui)/' },
      to: { path: '^web/src/(people|app)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: [
          '^contract/src',
          '\\.rules\\.ts$',
          '\\.data\\.ts$',
          '(^|/)node_modules/(rrule-temporal|temporal-polyfill)/',
        ],
      },
    },
    {
      name: 'sql-in-queries-only',
      comment:
        'kysely and pg are reached from queries files and the platform; elsewhere the transaction is only passed on',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '(\\.queries|\\.resource|\\.test)\\.ts$' },
      to: { path: '(^|/)node_modules/(pg|kysely)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(json|md|css|svg|wasm)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|web/dist-offline|test-results)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
