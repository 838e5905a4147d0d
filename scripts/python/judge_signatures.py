"""Judges the first signature of PDFs with pyHanko, without a connection, as AdES validation does (ETSI EN 319 102-1).

Usage: judge_signatures.py <certificate in PEM that is trusted> <time, ISO 8601> <lists of revoked certificates, or ""> <PDF> ...
Prints one line of JSON for each PDF: what validation with time and long-term validation say, and how the file changed
after the signature. The lists (paths in DER, separated by commas) are what a verifier would fetch at that time.
"""

import asyncio
import json
import sys
from dataclasses import replace
from datetime import datetime

from asn1crypto.crl import CertificateList
from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.diff_analysis import DEFAULT_DIFF_POLICY
from pyhanko.sign.validation.ades import (
    _dss_to_local_knowledge,
    ades_lta_validation,
    ades_with_time_validation,
)
from pyhanko.sign.validation.policy_decl import (
    LocalKnowledge,
    PdfSignatureValidationSpec,
    RevinfoOnlineFetchingRule,
    RevocationInfoGatheringSpec,
    SignatureValidationSpec,
)
from pyhanko_certvalidator.context import CertValidationPolicySpec
from pyhanko_certvalidator.ltv.types import ValidationTimingInfo
from pyhanko_certvalidator.policy_decl import REQUIRE_REVINFO, CertRevTrustPolicy
from pyhanko_certvalidator.registry import SimpleTrustManager
from pyhanko_certvalidator.revinfo.archival import CRLContainer

root, time, lists, *paths = sys.argv[1:]
moment = datetime.fromisoformat(time)
timing = ValidationTimingInfo(moment, moment, False)
crls = []
for path in filter(None, lists.split(",")):
    with open(path, "rb") as file:
        crls.append(CRLContainer(crl_data=CertificateList.load(file.read())))
specification = SignatureValidationSpec(
    cert_validation_policy=CertValidationPolicySpec(
        trust_manager=SimpleTrustManager.build(trust_roots=[load_cert_from_pemder(root)]),
        revinfo_policy=CertRevTrustPolicy(REQUIRE_REVINFO),
    ),
    revinfo_gathering_policy=RevocationInfoGatheringSpec(RevinfoOnlineFetchingRule.LOCAL_ONLY),
    local_knowledge=LocalKnowledge(known_crls=crls),
)


def said(result):
    return str(result.ades_subindic.standard_name) if result.failure_msg or result.ades_subindic.name != "OK" else "OK"


async def judge(path):
    with open(path, "rb") as file:
        reader = PdfFileReader(file)
        signature = next(one for one in reader.embedded_signatures if one.sig_object["/Type"] == "/Sig")
        signature.compute_integrity_info()
        stored = _dss_to_local_knowledge(reader)
        knowledge = replace(stored, known_crls=[*stored.known_crls, *crls])
        with_time = await ades_with_time_validation(
            signature.signed_data,
            replace(specification, local_knowledge=knowledge),
            timing_info=timing,
            raw_digest=signature.compute_digest(),
        )
        lasting = await ades_lta_validation(signature, PdfSignatureValidationSpec(specification), timing)
        changes = signature.evaluate_modifications(DEFAULT_DIFF_POLICY)
        return {
            "withTime": said(with_time),
            "longTerm": said(lasting),
            "changes": getattr(changes, "modification_level", changes),
        }


for path in paths:
    print(json.dumps(asyncio.run(judge(path)), default=lambda value: getattr(value, "name", str(value))))
