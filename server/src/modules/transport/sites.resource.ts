import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { sites } from '@sewa/contract/transport/sites';
import { PortalError } from '../../platform/http/portal-error.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';

export const siteResource = serveResource(sites, {
  table: 'transport_site',
  columns: {},
  extra: {},
  search: ['name', 'address', 'contactName'],
  hooks: {
    // Half of a position is none.
    beforeSave: (_tx, { fields: { latitude, longitude } }) => {
      if ((latitude === null) === (longitude === null)) return undefined;
      const field = latitude === null ? 'latitude' : 'longitude';
      throw new PortalError('VALIDATION', { fields: { [field]: because('missing') } });
    },
  },
});
