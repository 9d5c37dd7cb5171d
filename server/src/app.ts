import { setTimeout as delay } from 'node:timers/promises';
import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { allEndpoints, allEvents } from '@sewa/contract/modules';
import Fastify, { type FastifyServerFactory, LogController } from 'fastify';
import type { Config } from './config.ts';
import { modules } from './modules/index.ts';
import { sendAlerts } from './platform/alerts/send-alerts.ts';
import type { BackupReport } from './platform/backups/backups.ts';
import { openDatabase } from './platform/db/database.ts';
import { destroyErasedFiles } from './platform/erasure/destroy-files.ts';
import { bindFileStore } from './platform/files/bind-file-store.ts';
import { createFilePreparer } from './platform/files/file-preparer.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { sweepFiles } from './platform/files/sweep-files.ts';
import { type HousekeepingStep, startHousekeeping } from './platform/housekeeping.ts';
import { refuseBrokenRequest, refuseExpectation } from './platform/http/broken-request.ts';
import { serveOnlyDeclared } from './platform/http/declared-routes.ts';
import { serveDocs } from './platform/http/docs/serve-docs.ts';
import { sendFailure } from './platform/http/failure.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveOffline } from './platform/http/offline.ts';
import { PortalError } from './platform/http/portal-error.ts';
import { serve } from './platform/http/serve.ts';
import type { Serving } from './platform/http/serving.ts';
import { serveWeb } from './platform/http/web.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openPrinter } from './platform/pdf/printer.ts';
import { openRealtime } from './platform/realtime/realtime.ts';
import { type LaptopTls, openLaptopTls } from './platform/tls/laptop-tls.ts';
import { answerPlain } from './platform/tls/trust/answer-plain.ts';
import { serveTrust } from './platform/tls/trust/serve-trust.ts';
import type { AppLog } from './start-output.ts';

export interface App {
  /** Begins to answer and says where. */
  listen(): Promise<string>;
  /** Of a camp laptop with its own certificate: what tablets compare before they trust it. */
  fingerprint: string | null;
  close(): Promise<void>;
}

const requestTimeout = 60_000;

/** The composition root: platform first, then the modules. */
export async function createApp(options: {
  config: Config;
  databaseUrl: string;
  /** Where to read, if not from the same. */
  readUrl?: string;
  secret: string;
  /** Of a camp laptop. */
  backups?: BackupReport;
  /** JSON lines of the configured level without. */
  log?: AppLog;
  /** How long a request waits for a free connection of the database, if not as usual. */
  connectionWaitMs?: number;
}): Promise<App> {
  const { config, databaseUrl, secret } = options;
  const { portalName } = config;
  const tls = config.usesHttps ? await openLaptopTls(config) : null;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...options.log,
      // Addresses of people and their queries stay out of the log.
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    },
    // Two lines for each request help while looking for a fault and cost something on every other day.
    logController: new LogController({ disableRequestLogging: !/^(debug|trace)$/.test(config.logLevel) }),
    genReqId: requestIds(),
    bodyLimit: 262_144,
    exposeHeadRoutes: false,
    frameworkErrors: sendFailure,
    clientErrorHandler: refuseBrokenRequest,
    // Without a Host header Node would answer by itself, without the envelope; nothing here depends on it.
    http: { requireHostHeader: false },
    requestTimeout,
    ...(tls === null ? {} : tlsServers(tls, portalName)),
    // Only a proxy on this machine may say for whom it asks.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  });
  app.server.on('checkExpectation', refuseExpectation);
  const log = app.log;
  tls?.watch(log);
  const files = await openFileStore(config);
  const preparer = createFilePreparer(config.dataDir);
  const database = openDatabase({
    ...{ url: databaseUrl, log, usesPlainRequests: config.usesPlainRequests },
    ...(options.readUrl === undefined ? {} : { readUrl: options.readUrl }),
    ...(options.connectionWaitMs === undefined ? {} : { waitMs: options.connectionWaitMs }),
  });
  const realtime = await openRealtime({
    http: app.server,
    url: databaseUrl,
    database,
    timeZone: config.timeZone,
    origin: config.origin,
    events: allEvents,
    log,
  });
  const serving: Serving = {
    app,
    database,
    timeZone: config.timeZone,
    origin: config.origin,
    isSecure: (request) => request.protocol === 'https' || !(config.isLoopback || config.isOffline),
    announce: realtime.announce,
  };

  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  serveOnlyDeclared(app, allEndpoints);
  const health = serveHealth(app, database);
  if (tls) serveTrust(app, { authority: tls.authority, portalName });
  const jobs = openJobs({ url: databaseUrl, timeZone: config.timeZone, log });
  const pdf = openPrinter(config);
  const mailer = createMailer(config);
  const served = modules({
    ...{ config, secret, mailer, log, jobs, files, preparer, pdf },
    backups: options.backups ?? null,
  });
  if (config.isOffline) serveOffline(app, served);
  for (const module of served) for (const route of module.routes) serve(serving, route);
  serveDocs(app, portalName);
  app.all('/api/*', async () => {
    throw new PortalError('NOT_FOUND');
  });
  await serveWeb(app, config);
  await jobs.run(served.flatMap((module) => module.jobs ?? []));
  const housekeeping = startHousekeeping({
    log,
    ledger: database.ledger,
    steps: [
      ...database.housekeeping,
      ...[
        ...served.flatMap((module) => module.housekeeping ?? []),
        sendAlerts({
          ...{ mailer, log, origin: config.origin, portalName, timeZone: config.timeZone },
          sources: served.flatMap((module) => module.alerts ?? []),
          today: () => todayIn(config.timeZone),
        }),
      ].map(
        (step) =>
          ({
            ...step,
            run: (progress) => step.run(progress, database.anonymous),
          }) satisfies HousekeepingStep,
      ),
      { name: 'files of erased people', run: () => destroyErasedFiles({ database, files }) },
      {
        name: 'files that no record names',
        everyHours: 23,
        run: async () => {
          const { unusedFiles: unused } = database;
          await bindFileStore({ files, id: await database.installationId(), unused });
          return { ...(await sweepFiles({ files, unused, now: new Date() })) };
        },
      },
    ],
  });

  return {
    listen: async () => {
      const address = await app.listen({ port: config.port, host: config.host });
      return tls === null ? address : address.replace(/^http:/, 'https:');
    },
    fingerprint: tls?.authority.fingerprint256 ?? null,
    close: async () => {
      health.close();
      await delay(config.drainSeconds * 1_000);
      const hasKeptHouse = housekeeping.stop();
      await jobs.close();
      await realtime.close();
      tls?.close();
      await app.close();
      preparer.close();
      pdf.close();
      await database.close();
      // It may still write files, and whoever closes the portal goes on to back them up or to remove them.
      await hasKeptHouse;
    },
  };
}

/** A camp laptop with its own certificate; what Fastify sets on its own servers is set here. */
function tlsServers(tls: LaptopTls, portalName: string): { serverFactory: FastifyServerFactory } {
  const plain = answerPlain({ authority: tls.authority, portalName });
  return {
    serverFactory: (portal) => {
      const server = tls.createServer(portal, plain);
      server.requestTimeout = requestTimeout;
      return server;
    },
  };
}

/** Short enough to be read out on the phone, different over servers and restarts. */
function requestIds(): () => string {
  const server = randomCode(4);
  let count = 0;
  return () => `${server}-${(count++).toString(36).toUpperCase()}`;
}
