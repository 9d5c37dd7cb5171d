import { join } from 'node:path';

/** What every machine of the cluster is told. */
export interface Topology {
  /** Of the machines, in the order of their numbers. */
  addresses: readonly string[];
  /** The network that may connect to the databases. */
  clients: readonly string[];
  binDir: string;
  passwords: { superuser: string; replication: string; rewind: string };
}

export function etcdArguments(
  { addresses }: Topology,
  { number, dataDir }: { number: number; dataDir: string },
): string[] {
  const nameOf = (index: number) => `machine${index + 1}`;
  const peers = addresses.map((address, index) => `${nameOf(index)}=http://${address}:2380`).join(',');
  const address = addresses[number - 1];
  return [
    ...['--name', nameOf(number - 1), '--data-dir', dataDir],
    ...[
      '--listen-peer-urls',
      `http://${address}:2380`,
      '--initial-advertise-peer-urls',
      `http://${address}:2380`,
    ],
    ...[
      '--listen-client-urls',
      `http://${address}:2379`,
      '--advertise-client-urls',
      `http://${address}:2379`,
    ],
    ...['--initial-cluster', peers, '--initial-cluster-state', 'new', '--initial-cluster-token', 'sewa'],
    // The interface that Patroni's etcd driver speaks; and a member that comes back does not force an election.
    ...['--enable-v2=true', '--pre-vote=true'],
    // Members on one slow disk must not take each other for dead.
    ...[
      '--heartbeat-interval',
      '200',
      '--election-timeout',
      '2000',
      '--logger',
      'zap',
      '--log-level',
      'warn',
    ],
  ];
}

/** As YAML, of which JSON is a part. */
export function patroniConfiguration(
  { addresses, clients, binDir, passwords }: Topology,
  { number, folder, dataDir }: { number: number; folder: string; dataDir: string },
): string {
  const address = addresses[number - 1];
  const configuration = {
    scope: 'sewa',
    name: `machine${number}`,
    // Not etcd3: there Patroni 3.0 writes the leader's key without comparing it. A leader that comes back from a cut network
    // takes it from the new one, and acknowledged writes are lost (docs/decisions/0073-failover.md).
    etcd: { hosts: addresses.map((one) => `${one}:2379`) },
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    bootstrap: {
      dcs: {
        // A leader that is gone is replaced after at most `ttl` and the promotion: within 30 s with a wide margin.
        ttl: 15,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // Nothing is acknowledged that only one machine has, also when it is the only one left.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // A crashed PostgreSQL is not waited for: the other machine takes over.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '64MB',
            max_wal_size: '512MB',
            wal_keep_size: '256MB',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            // A client that is gone without a word, such as a portal that lost its power, holds no locks for long.
            tcp_keepalives_idle: 10,
            tcp_keepalives_interval: 5,
            tcp_keepalives_count: 3,
          },
        },
      },
      initdb: [
        { encoding: 'UTF8' },
        { locale: 'C.UTF-8' },
        'data-checksums',
        { 'auth-local': 'trust' },
        { 'auth-host': 'scram-sha-256' },
      ],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: dataDir,
      bin_dir: binDir,
      pgpass: join(folder, 'pgpass'),
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        ...clients.flatMap((network) => [
          `host replication replicator ${network} scram-sha-256`,
          `host all all ${network} scram-sha-256`,
        ]),
      ],
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'rewinder', password: passwords.rewind },
      },
    },
    tags: { nofailover: false, noloadbalance: false, nosync: false },
  };
  return JSON.stringify(configuration, null, 2);
}
