"""Creates stacks in moto's CloudFormation, in the given order, and prints what became of their resources.

Usage: create_stacks.py <template file>...

Prints a JSON object: "created" has the number of resources by type, "missing" those that moto supports but did not
create, and "unsupported" the number of resources by type that its CloudFormation does not know.

moto proves that it created a resource by its physical ID. It gives none to three types of Lambda, whose models lack the
property: those are counted in Lambda itself, before and after each stack.
"""

import json
import os
import sys
import warnings
from collections import Counter
from pathlib import Path

# Before moto loads: the code of the functions is not uploaded anywhere.
os.environ["VALIDATE_LAMBDA_S3"] = "false"
os.environ["AWS_ACCESS_KEY_ID"] = os.environ["AWS_SECRET_ACCESS_KEY"] = "moto"

import boto3
from botocore.exceptions import ClientError
from moto import mock_aws
from moto.cloudformation.parsing import get_model_map

# moto warns about each resource of a type that it does not know. They are counted here instead.
warnings.filterwarnings("ignore")


# Properties that moto reads in another form than CloudFormation's.
UNREADABLE = {"AWS::KMS::Key": ["Tags"], "AWS::SSM::Parameter": ["Tags"]}


def names(value):
    """Yields the resources that a value of a template refers to."""
    if isinstance(value, list):
        for item in value:
            yield from names(item)
    elif isinstance(value, dict):
        yield from [value["Ref"]] if "Ref" in value else []
        yield from value["Fn::GetAtt"][:1] if "Fn::GetAtt" in value else []
        for item in value.values():
            yield from names(item)


def placeholder(name):
    """Returns a value for an SSM parameter, in the form that its readers need."""
    return "arn:aws:placeholder:us-east-1:123456789012:placeholder" if name.endswith("Arn") else "placeholder"


def with_placeholders(value, unknown):
    """Returns a value of a template, with placeholders instead of references to the resources in unknown."""
    if isinstance(value, list):
        return [with_placeholders(item, unknown) for item in value]
    if not isinstance(value, dict):
        return value
    name, attribute = value["Fn::GetAtt"] if "Fn::GetAtt" in value else (value.get("Ref"), "")
    if isinstance(name, str) and name in unknown:
        return placeholder(attribute)
    return {key: with_placeholders(item, unknown) for key, item in value.items()}


def readable(template, supported):
    """Returns the template without what moto cannot read, and with placeholders for values that it cannot know."""
    resources = template["Resources"]
    unknown = {name for name, resource in resources.items() if resource["Type"] not in supported}
    for resource in resources.values():
        properties = resource.get("Properties", {})
        for name in UNREADABLE.get(resource["Type"], []):
            properties.pop(name, None)
        used = [resources[name]["Type"] for name in names(properties.get("Value")) if name in resources]
        if resource["Type"] == "AWS::SSM::Parameter" and any(kind not in supported for kind in used):
            properties["Value"] = placeholder(properties["Name"])
        else:
            resource["Properties"] = with_placeholders(properties, unknown)
    return template


def take_callers(template, supported):
    """Removes what calls a function through something that moto does not know, such as an alias. Yields the types."""
    resources = template["Resources"]
    for logical_id, resource in list(resources.items()):
        called = names(resource.get("Properties", {}).get("FunctionName"))
        through = [resources[name]["Type"] for name in called if name in resources]
        if resource["Type"] in supported and any(kind not in supported for kind in through):
            del resources[logical_id]
            yield f"{resource['Type']} of {through[0]}"


def ensure_parameters(ssm, template):
    """Stores a placeholder for each SSM parameter that moto could not create, such as the ID of the API."""
    for parameter in template.get("Parameters", {}).values():
        try:
            ssm.get_parameter(Name=parameter["Default"])
        except ClientError:
            name = parameter["Default"]
            ssm.put_parameter(Name=name, Value=placeholder(name), Type="String")


def in_lambda(client):
    """Returns how many resources Lambda has of each type to which moto gives no physical ID."""
    found = Counter()
    for page in client.get_paginator("list_functions").paginate():
        for function in page["Functions"]:
            name = function["FunctionName"]
            versions = client.list_versions_by_function(FunctionName=name)["Versions"]
            found["AWS::Lambda::Version"] += sum(one["Version"] != "$LATEST" for one in versions)
            try:
                policy = json.loads(client.get_policy(FunctionName=name)["Policy"])
            except client.exceptions.ResourceNotFoundException:
                continue
            found["AWS::Lambda::Permission"] += len(policy["Statement"])
    found["AWS::Lambda::LayerVersion"] = len(client.list_layers()["Layers"])
    return found


WITHOUT_ID = ["AWS::Lambda::LayerVersion", "AWS::Lambda::Permission", "AWS::Lambda::Version"]


@mock_aws
def create(files):
    session = boto3.Session(region_name="us-east-1")
    cloudformation, ssm = session.client("cloudformation"), session.client("ssm")
    functions = session.client("lambda")
    supported = get_model_map()
    created, unsupported, missing = Counter(), Counter(), []
    for file in files:
        name = file.name.removesuffix(".template.json")
        template = json.loads(file.read_text())
        # The stack of the site is empty while no site is built.
        if not template.get("Resources"):
            continue
        unsupported.update(take_callers(template, supported))
        template = readable(template, supported)
        ensure_parameters(ssm, template)
        before = in_lambda(functions)
        cloudformation.create_stack(
            StackName=name, TemplateBody=json.dumps(template), Capabilities=["CAPABILITY_NAMED_IAM"]
        )
        pages = cloudformation.get_paginator("list_stack_resources").paginate(StackName=name)
        found = {
            resource["LogicalResourceId"]
            for page in pages
            for resource in page["StackResourceSummaries"]
            if resource.get("PhysicalResourceId") and resource["ResourceStatus"] == "CREATE_COMPLETE"
        }
        added = in_lambda(functions) - before
        for logical_id, resource in template["Resources"].items():
            kind = resource["Type"]
            if kind in WITHOUT_ID:
                continue
            if kind not in supported:
                unsupported[kind] += 1
            elif logical_id in found:
                created[kind] += 1
            else:
                missing.append(f"{name}/{logical_id} ({kind})")
        wanted = Counter(resource["Type"] for resource in template["Resources"].values())
        for kind in WITHOUT_ID:
            created[kind] += min(added[kind], wanted[kind])
            if added[kind] != wanted[kind]:
                missing.append(f"{name}: Lambda has {added[kind]} more of {kind}, not {wanted[kind]}")
    return {"created": created, "missing": missing, "unsupported": unsupported}


print(json.dumps(create([Path(name) for name in sys.argv[1:]])))
