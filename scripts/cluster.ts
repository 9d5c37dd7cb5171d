// `npm run cluster`: PostgreSQL under Patroni with etcd, HAProxy and two portals on this machine, to try what happens when
// parts of it fail. Starts programs of Debian packages, which it names and never installs; stops all of it at Ctrl-C.
import { once } from 'node:events';
import { type Cluster, openCluster } from './cluster/cluster.ts';
import { missingPackages } from './cluster/packages.ts';

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The cluster needs Debian packages that are not installed: ${missing.join(', ')}.\n` +
      `Install them with: apt-get install --no-install-recommends ${missing.join(' ')}\n` +
      'Debian starts their services; the cluster does not use those: systemctl disable --now etcd patroni haproxy',
  );
  process.exit(1);
}

const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort());
const cluster = await openCluster({ say: (text) => console.log(text) });
console.log(addressesOf(cluster));
if (!asked.signal.aborted) await once(asked.signal, 'abort');
console.log('\nStopping everything');
await cluster.close();

function addressesOf({ ports, portals, machines, ownerUrl, folder, urlOf }: Cluster): string {
  return `
  Portal        http://127.0.0.1:${ports.portal}   (behind the balancer; demo sign-ins as in the README)
${portals.map(({ name, url }) => `  ${name}       ${url}`).join('\n')}
  Leader        ${ownerUrl}
  Readers       127.0.0.1:${ports.readers}
${machines.map((machine) => `  machine${machine.number}      ${urlOf(machine)}   Patroni http://${machine.address}:8008/cluster`).join('\n')}
  Logs          ${folder}

  Who leads:    curl -s http://${machines[0]?.address}:8008/cluster
  Switch over:  patronictl -c ${folder}/machine1/patroni.yml switchover --force sewa
  Kill a leader: kill -9 $(head -1 ${folder}/machine1/data/postmaster.pid)

  Ctrl-C stops everything.
`;
}
