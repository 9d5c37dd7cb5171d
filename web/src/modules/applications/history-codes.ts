import {
  applicationStatusLabels,
  applicationTypeLabels,
} from '@sewa/contract/applications/application-labels';
import type { CodeLabels } from '../../ui/record/change-words.ts';

export const historyCodes: CodeLabels = {
  'application.type': applicationTypeLabels,
  'application.status': applicationStatusLabels,
  'application_remark.from_status': applicationStatusLabels,
  'application_remark.to_status': applicationStatusLabels,
};
